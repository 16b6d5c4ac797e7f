import { z } from "zod";
import { boundTables } from "../../shared/games/index.js";
import { ok, type Result } from "../../shared/base/index.js";
import { deckOdds, mostTurns, mostWanted, sampleHand, type DrawRule } from "../../shared/odds/index.js";
import { command, type CommandDefinition } from "./command.js";
import { readTables } from "./folder.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { deckNamed, largestSeed, playable, playedGame, wholeNumber } from "./playing.js";
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
  atLeast: z.number(),
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
      "those of the opening hand and of each turn.",
    examples: [
      ["odds . --deck Wardens --hand 5", "the odds of a deck"],
      ["odds . --hand 7 --no-first-draw --turns 4", "of the first deck, on the play"],
      ["odds . --at-least 2 --turns 3", "to have two copies of a card"],
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
    .option("--at-least <number>", "how many copies are to come", wholeNumber(1, mostWanted), 1)
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
  const { name, cards, isPartial } = found.value;
  const code = isPartial ? exitCodes.problems : exitCodes.fine;
  const { hand, draw: perTurn, turns, firstDraw: drawsFirst, seed, sample } = request;
  const rule: DrawRule = { hand, perTurn, turns, drawsFirst };
  const chances = deckOdds(cards, rule, request.atLeast);
  const hands = Array.from({ length: sample }, (_, at) => {
    const own = (seed + at) % (largestSeed + 1);
    return { seed: own, ...sampleHand(cards, rule, own) };
  });
  if (request.json) {
    printJsonLine(output, { deck: name, size: cards.length, cards: chances, hands });
    return code;
  }
  const turnNames = Array.from({ length: turns }, (_, at) => `turn ${at + 1}`);
  const lines = chances.map((card) => [card.name, String(card.copies), ...card.chances.map(percent)]);
  const title = `${name}, ${cards.length === 1 ? "1 card" : `${cards.length} cards`}`;
  if (cards.length === 0) {
    output.say(`${title}\n`);
    return code;
  }
  output.say(tableText(title, ["", "copies", "in hand", ...turnNames], lines));
  for (const dealt of hands) {
    const said = [["in hand", dealt.hand] as const, ...dealt.turns.map((drawn, at) => [turnNames[at], drawn] as const)];
    output.say(`\nHand of seed ${dealt.seed}\n`);
    for (const [when, drawn] of said) output.say(`  ${when}: ${drawn.join(", ") || "nothing"}\n`);
  }
  return code;
}

const percent = (chance: number): string => `${(chance * 100).toFixed(1)} %`;

/** A deck as the names of its cards. */
interface NamedDeck {
  readonly name: string;
  readonly cards: readonly string[];
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
  const played = playedGame(tables, wanted);
  if (!played.ok) return played;
  const { game, play } = played.value;
  const material = play.material(boundTables(tables, game));
  for (const remark of material.remarks) output.remark(remark);
  const deck = deckNamed(material, deckName);
  if (!deck.ok) return deck;
  const { name, cards: definitions } = deck.value;
  const cards = definitions.map((definition) => play.nameOf(material.definitions[definition]));
  return ok({ name, cards, isPartial });
}
