"""A question to the person, which all faces share."""

from ridotto.cli.question import Question as Question
