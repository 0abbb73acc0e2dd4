"""What can be typed where a deal is varied, and what each word does."""

from typing import Final

from ridotto.cli.sentences import say

HELP: Final = (
    ("Enter, next", say("wi-help-next")),
    ("back", say("wi-help-back")),
    ("go 41", say("wi-help-go")),
    ("acts", say("wi-help-acts")),
    ("vary 3", say("wi-help-vary")),
    ("play 3", say("wi-help-play")),
    ("do 3", say("wi-help-do")),
    ("worth", say("wi-help-worth")),
    ("spread 20", say("wi-help-spread")),
    ("tree", say("wi-help-tree")),
    ("line 2", say("wi-help-line")),
    ("name …", say("wi-help-name")),
    ("say …", say("wi-help-say")),
    ("save FILE", say("wi-help-save")),
    ("quit", say("wi-help-quit")),
)
"""What is typed is the same in every language."""
