import { z } from "zod";
import { boundTables, type GamePlay, type PlayDeck, type PlayMaterial } from "../../shared/games/index.js";
import { failed, ok, type Result } from "../../shared/base/index.js";
import {
  dealtHands,
  dealtOdds,
  deckOdds,
  groupColumns,
  groupOdds,
  groupsAtMost,
  groupsBy,
  mostTurns,
  mostWanted,
  sampleHand,
  sampleOfDealt,
  withDealt,
  type CardOdds,
  type DrawRule,
  type OddsRow,
} from "../../shared/odds/index.js";
import { command, type CommandDefinition } from "./command.js";
import { readTables } from "./folder.js";
import { dealByRules } from "./odds-dealt.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { deckNamed, largestSeed, playable, playedGame, severalTexts, wholeNumber } from "./playing.js";
import { tableText } from "./table-text.js";

const mostHand = 1_000;
const mostHands = 1_000;

const optionsSchema = z.object({
  game: z.string().optional(),
  deck: z.string().optional(),
  hand: z.number(),
  draw: z.number(),
  turns: z.number(),
  firstDraw: z.boolean(),
  atLeast: z.union([z.number(), z.literal("turn")]),
  by: z.string().optional(),
  atMost: z.boolean().default(false),
  byRules: z.boolean().default(false),
  keep: z.string().optional(),
  profile: z.string().optional(),
  option: z.array(z.string()).default([]),
  preset: z.string().optional(),
  sample: z.number(),
  seed: z.number(),
  json: z.boolean().default(false),
});

/** `odds FOLDER`: how likely each card of a deck is drawn, and sample hands. */
export const oddsCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "odds",
    summary: "Say how likely each card of a deck is drawn by each turn, and deal sample hands.",
    details:
      "The chance of at least one copy, or as many as --at-least says, is exact: the deck is shuffled once and drawn from its top. " +
      "Mulligans, and cards that draw or search, are left out. A file that is not TOML is named on standard error and left out, and " +
      "the exit code is 1. With --json, {deck, size, cards: [{name, copies, chances}], hands: [{seed, hand, turns}]}; the chances are " +
      "those of the opening hand and of each turn. --by counts cards by the values of a column in place of their names, and the JSON " +
      "has groups: [{name, cards, chances}] in place of cards; with --at-most a card also counts for all larger numbers.\n\n" +
      `--by-rules deals ${dealtHands} hands by the rules of the game up to its first turn, mulligans and all, and says their ` +
      "shares in place of exact chances; what turns draw after a hand is still exact. Where the rules ask, every hand is kept, " +
      "or with --keep NAME those with such a card, or one of such a group. The JSON then has mulligans: {hands, redrawn, held}.",
    examples: [
      ["odds . --deck Wardens --hand 5", "the odds of a deck"],
      ["odds . --hand 7 --no-first-draw --turns 4", "of the first deck, on the play"],
      ["odds . --at-least 2 --turns 3", "to have two copies of a card"],
      ["odds . --by cost --at-most", "to have a card that costs 3 at most, say"],
      ["odds . --by card-kind --at-least turn", "as many of a kind as the turn: energy for each turn"],
      ["odds . --by-rules --keep 'Ember Hawker'", "after mulligans for a card, by the rules of the game"],
      ["odds . --sample 3 --seed 10", "and three sample hands"],
    ],
  })
    .argument("<folder>", "a folder with cards and decks")
    .option("--game <name>", `the game, where the folder has several: ${playable.join(", ")}`)
    .option("--deck <name>", "a deck of the folder (default: the first)")
    .option("--hand <number>", "cards of the opening hand", wholeNumber(0, mostHand), 7)
    .option("--draw <number>", "cards drawn in a turn", wholeNumber(0, mostHand), 1)
    .option("--turns <number>", "how many turns are looked at", wholeNumber(0, mostTurns), 6)
    .option("--no-first-draw", "the first turn does not draw")
    .option(
      "--at-least <number>",
      "how many copies are to come, or turn: as many as the turn",
      (text: string) => (text === "turn" ? text : wholeNumber(1, mostWanted)(text)),
      1,
    )
    .option("--by <column>", "count cards by the values of this column")
    .option("--at-most", "with --by: by its numbers, each with all smaller ones")
    .option("--by-rules", "deal the opening hands by the rules of the game, with its mulligans")
    .option("--keep <name>", "with --by-rules: keep hands with this card, or one of this group of --by")
    .option("--rules, --profile <name>", "with --by-rules: the rules to deal by, if the game has several")
    .option(
      "--option <name=value>",
      "with --by-rules: an option of the rules; can be given several times",
      severalTexts,
    )
    .option("--preset <name>", "with --by-rules: a set of options by its name")
    .option("--sample <number>", "how many hands to deal", wholeNumber(0, mostHands), 0)
    .option(
      "--seed <number>",
      "the seed of the first hand; the next hands use the seeds after it",
      wholeNumber(0, largestSeed),
      1,
    )
    .option("--json", "print the result as JSON")
    .action(async (folder: string, options: unknown) =>
      finish(await odds(output, folder, optionsSchema.parse(options))),
    );

type Request = z.infer<typeof optionsSchema>;

async function odds(output: Output, folder: string, request: Request): Promise<ExitCode> {
  const found = await deckIn(output, folder, request);
  if (!found.ok) return refuse(output, found.error);
  const { deck, cards, rows, isPartial, play, material } = found.value;
  const { name, cards: definitions } = deck;
  const code = isPartial ? exitCodes.problems : exitCodes.fine;
  const { hand, draw: perTurn, turns, firstDraw: drawsFirst, seed, sample } = request;
  const rule: DrawRule = { hand, perTurn, turns, drawsFirst };
  const counted = countedBy(cards, rows, rule, request);
  if (!counted.ok) return refuse(output, counted.error);
  const dealt = dealByRules(found.value, counted.value.groups, request);
  if (!dealt.ok) return refuse(output, dealt.error);
  const { odds: exact, groups } = counted.value;
  const { value: dealing } = dealt;
  const chances = dealing
    ? withDealt(exact, dealtOdds(dealing.hands, definitions, groups, rule, request.atLeast))
    : exact;
  const hands = Array.from({ length: sample }, (_, at) => {
    const own = (seed + at) % (largestSeed + 1);
    const hand = dealing?.hands[at % dealing.hands.length];
    const sampled = hand
      ? sampleOfDealt(hand, definitions, (card) => play.nameOf(material.definitions[card]), rule, own)
      : sampleHand(cards, rule, own);
    return { seed: own, ...sampled };
  });
  if (request.json) {
    const named = chances.map(({ name: group, copies, chances: each }) => ({
      ...{ name: group, cards: copies, chances: each },
    }));
    printJsonLine(output, {
      ...{ deck: name, size: cards.length },
      ...(request.by === undefined ? { cards: chances } : { groups: named }),
      ...(dealing && { mulligans: dealing.figures }),
      hands,
    });
    return code;
  }
  const turnNames = Array.from({ length: turns }, (_, at) => `turn ${at + 1}`);
  const lines = chances.map((card) => [card.name, String(card.copies), ...card.chances.map(percent)]);
  const title = `${name}, ${cards.length === 1 ? "1 card" : `${cards.length} cards`}`;
  if (cards.length === 0) {
    output.say(`${title}\n`);
    return code;
  }
  output.say(
    tableText(title, [request.by ?? "", request.by === undefined ? "copies" : "cards", "in hand", ...turnNames], lines),
  );
  if (dealing) output.say(`\n${dealing.words}\n`);
  for (const each of hands) {
    const said = [
      ...(each.first ? [["put back", each.first] as const] : []),
      ["in hand", each.hand] as const,
      ...each.turns.map((drawn, at) => [turnNames[at], drawn] as const),
    ];
    output.say(`\nHand of seed ${each.seed}\n`);
    for (const [when, drawn] of said) output.say(`  ${when}: ${drawn.join(", ") || "nothing"}\n`);
  }
  return code;
}

/** The chances of the cards, or of the groups that an option asks for. */
function countedBy(
  cards: readonly string[],
  rows: readonly OddsRow[],
  rule: DrawRule,
  { by, atMost, atLeast }: Request,
): Result<CountedOdds> {
  if (by === undefined) {
    return atMost
      ? failed({ code: "cli/at-most", message: "--at-most needs --by and the column whose numbers count." })
      : ok({ odds: deckOdds(cards, rule, atLeast), groups: cards.map((name) => [name]) });
  }
  const columns = groupColumns(rows).filter(({ isNumeric }) => isNumeric || !atMost);
  if (!columns.some(({ key }) => key === by)) {
    return failed({
      code: "cli/unknown-column",
      message: `The cards of this deck cannot be counted by “${by}”.`,
      expected: columns.map(({ key }) => key).join(", ") || "a column whose values several cards share",
    });
  }
  const groups = atMost ? groupsAtMost(rows, by) : groupsBy(rows, by);
  return ok({ odds: groupOdds(groups, rule, atLeast), groups });
}

/** The odds of plain draws, and the groups that each card of the deck is in. */
interface CountedOdds {
  readonly odds: readonly CardOdds[];
  readonly groups: readonly (readonly string[])[];
}

const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

/** A deck as the names of its cards. */
interface NamedDeck {
  readonly deck: PlayDeck;
  readonly cards: readonly string[];
  readonly play: GamePlay;
  readonly material: PlayMaterial;
  /** The row of each card. */
  readonly rows: readonly OddsRow[];
  /** Whether a file of the folder was left out because it is no TOML, which was said. */
  readonly isPartial: boolean;
}

/** A deck of a folder. */
async function deckIn(
  output: Output,
  folder: string,
  { game: wanted, deck: deckName }: Request,
): Promise<Result<NamedDeck>> {
  const read = await readTables(folder, output);
  if (!read.ok) return read;
  const { tables, isPartial } = read.value;
  const played = playedGame(folder, tables, wanted);
  if (!played.ok) return played;
  const { game, play, material, decks } = played.value;
  for (const remark of material.remarks) output.remark(remark);
  const deck = deckNamed(decks, deckName);
  if (!deck.ok) return deck;
  const { cards: definitions } = deck.value;
  const cards = definitions.map((definition) => play.nameOf(material.definitions[definition]));
  const nameOf = (file: string, table: string): string => JSON.stringify([file, table]);
  const rowsOf = new Map(
    boundTables(tables, game).map(({ file, table, rows }) => [nameOf(file, table.join(".")), rows]),
  );
  const rows = definitions.map((definition): OddsRow => {
    const origin = material.origins[definition];
    return origin && rowsOf.get(nameOf(origin.file, origin.table))?.[origin.index];
  });
  return ok({ deck: deck.value, cards, rows, isPartial, play, material });
}
