import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

/** The sample database that ships with the app. */
export const sampleFolder = join(import.meta.dirname, "../../../tabula/dreamtides");

export const sampleFiles = readdirSync(sampleFolder)
  .filter((name) => name.endsWith(".toml"))
  .sort();

export const subtypes = [
  ...["Agent", "Ancient", "Avatar", "Child", "Detective", "Enigma", "Explorer", "Guide", "Hacker", "Mage", "Monster"],
  ...["Musician", "Outsider", "Renegade", "Robot", "Spirit Animal", "Super", "Survivor", "Synth", "Tinkerer"],
  ...["Trooper", "Visionary", "Visitor", "Warrior"],
] as const;
export const rarities = ["Common", "Uncommon", "Rare", "Legendary", "Special"] as const;
export const resonances = ["Ruin", "Tide", "Stone", "Ember", "Zephyr"] as const;
export const listTypes = ["BaseCardId", "DreamwellCardId"] as const;

const versionFour = z.string().regex(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
const count = z.int().nonnegative();
const blank = z.literal("");
const star = z.literal("*");
const share = z.number().min(0).max(1);

const base = {
  name: z.string().regex(/^\S.*\S$/u),
  id: versionFour,
  "rules-text": z.string(),
  prompts: z.string().min(1).optional(),
  variables: z.string(),
  "image-number": z.int().positive(),
};
const played = { ...base, "energy-cost": z.union([count, star]), "is-fast": z.boolean() };
const character = {
  ...played,
  "card-type": z.literal("Character"),
  subtype: z.enum(["", ...subtypes]),
  spark: z.union([count, star]),
};
const event = { ...played, "card-type": z.literal("Event"), subtype: blank, spark: blank };
const published = {
  rarity: z.enum(rarities),
  "art-owned": z.boolean(),
  "card-number": z.int().positive(),
  resonance: z.array(z.enum(resonances)).min(1).max(2).optional(),
};
const station = { ...base, "energy-produced": count, phase: count };

const card = z.discriminatedUnion("card-type", [
  z.strictObject({ ...character, ...published }),
  z.strictObject({ ...event, ...published }),
]);
const testCard = z.discriminatedUnion("card-type", [z.strictObject(character), z.strictObject(event)]);
const dreamwell = z.strictObject({
  ...station,
  "rules-text": z.string().optional(),
  variables: z.string().optional(),
});
const listRow = z.strictObject({
  "list-name": z.string().min(1),
  "list-type": z.enum(listTypes),
  "card-id": versionFour,
  copies: z.int().positive(),
});
const cardFx = z.looseObject({ "card-id": versionFour, "effect-type": z.string(), "effect-trigger": z.string() });
const cardMetadata = z.object({ "card-id": versionFour }).catchall(share);

export type Card = z.infer<typeof card>;

/** What a file holds, as another reader than ours sees it; throws where a row breaks the conventions of its table. */
const read = <Shape extends z.ZodType>(file: string, shape: Shape): z.infer<Shape> =>
  shape.parse(parse(readFileSync(join(sampleFolder, file), "utf8")));

const { cards } = read("cards.toml", z.object({ cards: z.array(card) }));
const { "test-cards": testCards } = read("test-cards.toml", z.object({ "test-cards": z.array(testCard) }));
const { dreamwell: stations } = read("dreamwell.toml", z.object({ dreamwell: z.array(dreamwell) }));
const { "test-dreamwell": testStations } = read(
  "test-dreamwell.toml",
  z.object({ "test-dreamwell": z.array(z.strictObject(station)) }),
);
const { "card-lists": lists } = read("card-lists.toml", z.object({ "card-lists": z.array(listRow) }));
const { "card-fx": effects } = read("card-fx.toml", z.object({ "card-fx": z.array(cardFx) }));
const { "card-metadata": estimates } = read(
  "card-metadata.toml",
  z.object({ "card-metadata": z.array(cardMetadata) }),
);

/** The rows of the sample, read and held to the conventions of their tables. */
export const sample = { cards, testCards, stations, testStations, lists, effects, estimates };

/** The order of the tabs. */
export const { order } = read("sheets.toml", z.strictObject({ order: z.array(z.string()) }));

/** Everything with rules text, by what it is called in the name of a test. */
export const textBearers = [...cards, ...testCards, ...stations, ...testStations].map((row) => ({
  name: row.name,
  rulesText: row["rules-text"] ?? "",
  variables: row.variables ?? "",
  prompts: row.prompts ?? "",
}));
