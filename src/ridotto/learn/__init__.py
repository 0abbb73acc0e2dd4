"""Players that teach themselves: self-play on the kernel's batch interface (``ridotto[learn]``).

An *actor* sees what its seat sees and says how gladly it would do each act. A *critic* sees all
cards and says what the deal will come to for everybody; it exists for training and for judging.
Nothing at the table needs torch: what was learnt is written as arrays (``learn.export``).
"""
