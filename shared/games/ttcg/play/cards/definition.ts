import { z } from "zod";
import { isEqual, schemaWords } from "../../../../base/index.js";
import { mostSubtypes } from "../../serial/combination.js";
import { printedSpell, printedUnit, tiers } from "../../printings/tiers.js";
import type { KindWords } from "../../language/words.js";
import type { Stats } from "../../stats.js";
import { categoryOf, styleAliases, subtypeAliases, typeAliases } from "../../vocabulary.js";
import { shippedTiming, timingSchema, type Styles } from "./styles.js";

const stats = z.strictObject({ attack: z.number().int(), defense: z.number().int() });

/** The timing is there where the workspace has another for the style than the game. */
const effect = z.strictObject({ text: z.string(), style: z.string().nullable(), timing: timingSchema.optional() });

/** What a match knows of a card; one row of the cards, with the numbers of its printings. */
export const definitionSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** `spell`, or a type of units. */
  type: z.string().min(1),
  subtypes: z.array(z.string()).max(mostSubtypes),
  level: z.number().int().min(1).max(5),
  effects: z.array(effect).max(2),
  /** Attack and defense in each tier, the first one first. */
  stats: z.array(stats).length(tiers.length),
  /** The words of the workspace that its effects are written in, where these are not the published ones. */
  words: z.record(z.string(), z.array(z.string())).optional(),
});

export type TtcgDefinition = Readonly<z.infer<typeof definitionSchema>>;

/** What of the tables of a workspace says how its cards are read. */
export interface CardTables {
  readonly printings: Printings;
  readonly styles: Styles;
  readonly words?: KindWords | undefined;
}

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === "string" ? value.trim() : "");
const wordOf = (value: unknown): string => textOf(value).toLowerCase();
const wholeOf = (value: unknown): number =>
  typeof value === "number" && Number.isInteger(value) ? value : typeof value === "bigint" ? Number(value) : 0;

/** The numbers of a card's printings, by its id and their tier. */
export type Printings = ReadonlyMap<string, ReadonlyMap<number, Stats>>;

/** The printings of a table, as far as they name a card and a tier. */
export function readPrintings(table: readonly Row[]): Printings {
  const printings = new Map<string, Map<number, Stats>>();
  for (const row of table) {
    const card = textOf(row.card);
    const found = printings.get(card) ?? new Map<number, Stats>();
    found.set(wholeOf(row.tier), { attack: wholeOf(row.attack), defense: wholeOf(row.defense) });
    printings.set(card, found);
  }
  return printings;
}

/** The definition of a row, or what keeps it from being one, in a sentence. */
export function readCard(row: Row, { printings, styles, words }: CardTables): TtcgDefinition | string {
  const name = textOf(row.name);
  const said = wordOf(row.type);
  const type = typeAliases[said] ?? said;
  if (name === "") return "A card without a name is left out.";
  if (categoryOf(type, words?.types) === undefined) return `${name} is left out: "${said}" is not a type.`;
  const id = textOf(row.id);
  const base = { attack: wholeOf(row.attack), defense: wholeOf(row.defense) };
  const printed = type === "spell" ? printedSpell : printedUnit;
  const read = definitionSchema.safeParse({
    id: id === "" ? name : id,
    name,
    type,
    subtypes: listOf(row.subtypes).map((each) => subtypeAliases[wordOf(each)] ?? wordOf(each)),
    level: wholeOf(row.level),
    effects: [effectOf(row, 1, styles), effectOf(row, 2, styles)].flatMap((each) => each ?? []),
    stats: tiers.map(({ tier }) => (tier === 1 ? base : (printings.get(id)?.get(tier) ?? printed(base, tier)))),
    ...(words === undefined ? {} : { words }),
  });
  return read.success ? read.data : `${name} is left out: ${schemaWords(read.error)}`;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function effectOf(row: Row, number: 1 | 2, styles: Styles): TtcgDefinition["effects"][number] | null {
  const text = textOf(row[`effect-${number}`]);
  if (text === "") return null;
  const said = wordOf(row[`effect-${number}-style`]);
  const style = styleAliases[said] ?? said;
  const timing = styles.get(style);
  if (timing === undefined) return { text, style: null };
  return isEqual(timing, shippedTiming(style)) ? { text, style } : { text, style, timing };
}

/** A card of a deck and how often it is there. */
export interface DeckCard {
  readonly card: string;
  readonly copies: number;
}

/** The deck of a row; null for a row that is none. */
export function readDeck(row: Row): { readonly name: string; readonly cards: readonly DeckCard[] } | null {
  const name = textOf(row.name);
  if (name === "" || !Array.isArray(row.cards)) return null;
  const cards = listOf(row.cards).flatMap((each): DeckCard[] => {
    if (typeof each !== "object" || each === null) return [];
    const { card, copies = 1 } = each as Record<string, unknown>;
    const count = wholeOf(copies);
    return textOf(card) === "" || count < 1 || count > 1_000 ? [] : [{ card: textOf(card), copies: count }];
  });
  return { name, cards };
}
