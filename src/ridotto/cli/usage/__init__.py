"""How the commands are explained and how errors of usage are said, in every language."""
