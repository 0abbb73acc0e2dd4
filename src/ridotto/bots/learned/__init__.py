"""Players that taught themselves: a net read by NumPy, one look at it for every act."""
