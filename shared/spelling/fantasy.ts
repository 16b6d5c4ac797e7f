/** Words of fantasy, and of other fields that cards are named after, which dictionaries of everyday words lack. */
export const fantasyWords: readonly string[] = [
  ...["arcana", "barrow", "basilisk", "behemoth", "chimera", "corvid", "djinn", "drake", "dryad", "familiar", "fey"],
  ...["ghoul", "gnoll", "golem", "griffin", "gryphon", "hatchling", "homunculus", "imp", "kobold", "kraken", "lich"],
  ...["manticore", "minotaur", "naga", "necromancer", "orc", "orchardist", "phylactery", "pyromancer", "revenant"],
  ...[
    "runic",
    "scry",
    "shapeshifter",
    "sorceress",
    "spellblade",
    "treant",
    "undead",
    "wight",
    "wraith",
    "wyrm",
    "wyvern",
  ],
];

/** Words of rules of card games. */
export const cardGameWords: readonly string[] = [
  ...[
    "debuff",
    "decklist",
    "discarder",
    "lifelink",
    "mill",
    "milled",
    "mulligan",
    "overlay",
    "planeswalker",
    "playmat",
  ],
  ...["subtype", "subtypes", "supertype", "supertypes", "untap", "untapped", "untaps"],
];
