"""Players that taught themselves: nets evaluated by NumPy."""
