"""Kaiserspiel in a terminal."""
