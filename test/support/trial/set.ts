/** Files of a folder, by name. */
export type Files = Readonly<Record<"cards.toml" | "decks.toml", string>>;

export const cardCount = 222;

const firsts = ["Amber", "Ashen", "Brass", "Copper", "Drowned", "Gilded", "Hollow", "Ivory", "Muted", "Pale", "Quiet"];
const seconds = [
  ...["Heron", "Lamplighter", "Ferry", "Bellringer", "Orchard", "Cartographer", "Moth"],
  ...["Tollkeeper", "Well", "Beekeeper", "Causeway", "Glassblower", "Almanac", "Weir", "Kiln"],
  ...["Apothecary", "Signal", "Ropewalk", "Granary", "Sundial", "Tannery"],
];
const subtypes = ["Warrior", "Mage", "Guide", "Child", "Ancient", "Tinkerer"];
const rarities = ["Common", "Uncommon", "Rare", "Legendary"];
const roads = ["Ember", "Tide", "Stone", "Zephyr", "Ruin"];

/** Texts as designers have them: none, a short one, a long one of several lines; each with its variables. */
const texts: readonly (readonly [rules: string, variables: string])[] = [
  [`""`, `""`],
  [`"{Judgment} Draw {cards($c)}."`, `"c: 2"`],
  [`"{Materialized} Gain {energy($e)}."`, `"e: 1"`],
  [`"{Dissolve} an enemy with cost {energy($e)} or less."`, `"e: 3"`],
  [`"""\n{Materialized} Draw {cards($c)}.\n\n{Dissolved} Gain {energy($e)}."""`, `"""\nc: 1\ne: 2"""`],
  [`"When you play an event, gain {points($p)}."`, `"p: 1"`],
  [`"Draw {cards($c)}. Discard {cards($d)}."`, `"""\nc: 3\nd: 2"""`],
];

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

/** The id of a card; two in a set of ours have lost theirs. */
export const cardId = (row: number): string => `7d1e4a20-5c3b-4f60-9a1d-${String(row).padStart(12, "0")}`;
const withoutId = new Set([17, 90]);

/** The name of a card. Two names are there twice, as after a copy nobody finished. */
export function cardName(row: number): string {
  const at = row === 41 ? 40 : row === 121 ? 60 : row;
  return `${pick(firsts, at)} ${pick(seconds, at)}`;
}

/** The name of the first card at a visit. */
export const firstName = (visit: number): string => `${cardName(0)} ${visit}`;

/** Every third card is an event; only characters have a subtype and spark. */
const isEvent = (row: number): boolean => row % 3 === 2;

function cardText(row: number): string {
  const [rules, variables] = pick(texts, row);
  const lines = [
    ...(row % 50 === 0 ? [`# Cards from number ${row} on.`] : []),
    `[[cards]]`,
    `name = "${cardName(row)}"`,
    ...(withoutId.has(row) ? [] : [`id = "${cardId(row)}"`]),
    ...(row === 33 ? [] : [`energy-cost = ${row % 8}${row % 37 === 4 ? " # too cheap?" : ""}`]),
    `rules-text = ${rules}`,
    `variables = ${variables}`,
    `card-type = "${isEvent(row) ? "Event" : "Character"}"`,
    ...(isEvent(row) ? [] : [`subtype = "${pick(subtypes, row)}"`]),
    `is-fast = ${row % 7 === 5}`,
    ...(isEvent(row) ? [] : [`spark = ${row % 5}`]),
    `image-number = ${41_000 + row * 3}`,
    `rarity = "${pick(rarities, row)}"`,
    `resonance = [${[...new Set([pick(roads, row), pick(roads, row % 4)])].map((road) => `"${road}"`).join(", ")}]`,
  ];
  return `${lines.join("\n")}\n`;
}

const metadata = `[metadata]
schema_version = 1

[[metadata.validation_rules]]
column = "card-type"
type = "enum"
enum = ["Character", "Event"]

[[metadata.validation_rules]]
column = "rarity"
type = "enum"
enum = ["Common", "Uncommon", "Rare", "Legendary"]

[[metadata.validation_rules]]
column = "is-fast"
type = "boolean"

[[metadata.columns]]
key = "name"
width = 170
frozen = true

[[metadata.columns]]
key = "id"
width = 110
wrap = false

[[metadata.columns]]
key = "rules-text"
width = 220
`;

/** A deck list in the bytes of another system: lines end with CRLF. */
function decksText(): string {
  const entries = Array.from({ length: 12 }, (_, at) => {
    const row = at * 13 + 3;
    const deck = at < 6 ? "Low Tide" : "First Light";
    return `[[decks]]\ndeck = "${deck}"\ncard = "${cardId(row)}"\ncard-name = "${cardName(row)}"\ncopies = ${(at % 3) + 1}\n`;
  });
  return `# Decks for the first evening.\n\n${entries.join("\n")}`.replaceAll("\n", "\r\n");
}

/**
 * A set of 222 cards as messy as real ones are, and decks that name some of them; the same bytes each time.
 *
 * @param visit stands behind the name of the first card, so that one can see on screen which of two sets it is
 */
export function trialFiles(visit = 0): Files {
  const cards = Array.from({ length: cardCount }, (_, row) => cardText(row));
  const text = `# A set for trying things out.\n\n${cards.join("\n")}\n${metadata}`;
  return {
    "cards.toml": text.replace(`"${cardName(0)}"`, `"${firstName(visit)}"`),
    "decks.toml": decksText(),
  };
}
