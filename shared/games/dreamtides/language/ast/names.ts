/** Every character subtype, as abilities spell it; card cells may also write `Spirit Animal` (LANG-3). */
export const CARD_SUBTYPES = [
  "Agent",
  "Ancient",
  "Avatar",
  "Child",
  "Detective",
  "Enigma",
  "Explorer",
  "Guide",
  "Hacker",
  "Mage",
  "Monster",
  "Musician",
  "Outsider",
  "Renegade",
  "Robot",
  "SpiritAnimal",
  "Super",
  "Survivor",
  "Synth",
  "Tinkerer",
  "Trooper",
  "Visionary",
  "Visitor",
  "Warrior",
] as const;
export type CardSubtype = (typeof CARD_SUBTYPES)[number];

/** The four kinds of figment, as abilities spell them; a `variables` cell writes them in lower case. */
export const FIGMENT_TYPES = ["Celestial", "Radiant", "Halcyon", "Shadow"] as const;
export type FigmentType = (typeof FIGMENT_TYPES)[number];
