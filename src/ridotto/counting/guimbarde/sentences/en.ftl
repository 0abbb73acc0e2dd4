dealer = a misdeal is the dealer's
mariage = the Mariage is for who has both King and Guimbarde; here they are in two hands
suit = '{ $typed }' is no suit here; there are { $known }
same-person = these are two persons' cards
