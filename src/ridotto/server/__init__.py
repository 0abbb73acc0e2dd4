"""The table server: real tables for real people, judged, stored, then told."""
