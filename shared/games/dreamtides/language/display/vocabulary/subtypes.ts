import { forms, noun, match, from, type PhraseTable } from "./define.js";
import { inSubtype, inFigment } from "./style.js";

/** Subtypes and figments as they are printed on a card. */
export const SUBTYPE_PHRASES = {
  "subtype(s)": from("s", inSubtype("{$s}")),
  "figment(f)": from("f", forms(inFigment("{$f} Figment"), inFigment("{$f} Figments"))),
  "n_figments(n, f)": from("f", match("n", { 1: "a {figment($f)}", other: "{text_number($n)} {figment($f):other}" })),
} as const satisfies PhraseTable;

/** The character subtypes, bare. */
export const SUBTYPE_TERMS = {
  agent: noun("an", "Agent", "Agents"),
  ancient: noun("an", "Ancient", "Ancients"),
  avatar: noun("an", "Avatar", "Avatars"),
  child: noun("a", "Child", "Children"),
  detective: noun("a", "Detective", "Detectives"),
  enigma: noun("an", "Enigma", "Enigmas"),
  explorer: noun("an", "Explorer", "Explorers"),
  guide: noun("a", "Guide", "Guides"),
  hacker: noun("a", "Hacker", "Hackers"),
  mage: noun("a", "Mage", "Mages"),
  monster: noun("a", "Monster", "Monsters"),
  musician: noun("a", "Musician", "Musicians"),
  outsider: noun("an", "Outsider", "Outsiders"),
  renegade: noun("a", "Renegade", "Renegades"),
  robot: noun("a", "Robot", "Robots"),
  spirit_animal: noun("a", "Spirit Animal", "Spirit Animals"),
  super_: noun("a", "Super", "Supers"),
  survivor: noun("a", "Survivor", "Survivors"),
  synth: noun("a", "Synth", "Synths"),
  tinkerer: noun("a", "Tinkerer", "Tinkerers"),
  trooper: noun("a", "Trooper", "Troopers"),
  visionary: noun("a", "Visionary", "Visionaries"),
  visitor: noun("a", "Visitor", "Visitors"),
  warrior: noun("a", "Warrior", "Warriors"),
} as const satisfies PhraseTable;

/** Figment kinds, bare; their adjectives have no plural of their own. */
export const FIGMENT_TERMS = {
  celestial: noun("a", "Celestial", "Celestial"),
  halcyon: noun("a", "Halcyon", "Halcyon"),
  radiant: noun("a", "Radiant", "Radiant"),
  shadow: noun("a", "Shadow", "Shadow"),
} as const satisfies PhraseTable;
