"""Players that teach themselves by self-play on the kernel's batch interface (``ridotto[learn]``).

An *actor* sees what its seat sees and gives each act a preference. A *critic* sees all cards and
predicts the result of the deal for everybody; it is used for training and for judging. Playing at a
table does not need torch: trained nets are saved as arrays (``learn.export``).
"""
