import { fieldInWords, type Ruleset } from "../match/index.js";

/** A game as the help describes it. */
export interface GuideGame {
  readonly id: string;
  readonly rulesets: readonly Ruleset[];
}

/** The format of scenario files, for help: its keys, then the words of each game that can be played. */
export const scenarioGuide = (games: readonly GuideGame[]): string =>
  [formatGuide(games[0]?.id ?? ""), ...games.map(gameGuide)].join("\n\n");

const formatGuide = (
  game: string,
): string => `A scenario file (*.scenario.toml) sets a match up, plays it, and says what must come of it:

  title = "A dissolved enemy is in its owner's void"
  game = "${game}"
  rules = "lanes"                  # a profile of the game, where it has several
  seed = 7                         # the same seed, the same chance; 1 where it is not said
  cards = "../cards"               # a folder of the workspace or one beside it, as seen from this file; without it
                                   # the nearest folder with sheets: its own, one named "cards" beside, or above
  chance = ["as it lies"]          # what draws of chance before the first decision must give

  [options]                        # of the rules; lists of texts name cards
  pointsToWin = 25

  [decks]                          # a deck of the folder, or a list; with it the match begins as at the table
  player-1 = "Ink and Granite"

  [setup.player-1]                 # what each zone holds, in a pile the first card on top; counters
  hand = ["Dissolve"]
  deck = ["Ember", "20 × Vanilla", "id:vanilla_02"]
  energy = 99
  [setup.player-2]
  battlefield = ["Vanilla", { card = "Ember", slot = 0, covered = true, controller = "player-1" }]
  [setup.table]                    # zones that all share

  [position]                       # where rules can begin in the middle of a turn
  turn = 5
  active = "player-2"
  phase = "main"

  [[steps]]
  by = "player-1"                  # who must decide now
  do = ["play Dissolve"]           # labels of what is offered, in any case; "Play Ember #2" is the second such
  answer = { character = "Vanilla" }   # to the question with that purpose; false, 3, "Draw two", ["Ember", "Vanilla"],
                                       # { deck = ["Ember"], void = [] }: piles, the first card on top
  times = 1                        # how often all that the step does is done
  expect.player-2 = { battlefield = 0, void = ["Vanilla"], points = ">= 0" }

Players are named by their seats ("alice") or by place ("player-1"). What a step holds is done in the order in which it is
written; expect comes last.

A card of a zone is a name, "3 × Ember", "id:ember_01", or a table: card, count, covered, slot (title or number from 0), on (another
card of the list) with as ("under", "attached"), owner, controller, known (players who know it), and fields of the game. With
[position] they have been there all along: their coming sets nothing off. Cards that belong to nobody are laid where they are named.

A step may also hold: note; chance = ["heads", 3, "Ember", "as it lies"] (what its draws and shuffles must give, all of it); change (as
setup: cards that come, counters that are set); set = [{card, player, ...}] (slot, on, controller, known and fields of a card there);
position; move = [{card, player, from, to, side}] and by-hand = [{what, player, card, value}] (changes by hand; cards of the
player first); bots = { player-2 = "random" } with choices = 50; undo = "player-1"; redo = true; refused = "why the last thing
done must be refused" (by may then name a player who is not asked).

expect knows: asked, active ("player-1", "nobody"), prompt ("main", or {purpose, title, cards, picked, options, refused, min,
max, piles}: parts of the title and of the labels of the options, or how many options there are; piles as they lie so far), turn,
phase, winners, stack (how many wait there, or which, the topmost first: [{card, controller, targets}]), links ("Ember →
player-2"), can and cannot (actions; cannot = { "Play Ember" = "why" }), log and not-log (words of the step's log), cards."Ember" =
{player, zone, controller, covered, slot, pose, on, as, badges, spark, cost, marks, not-marks, text}, preview."Play Ember" =
{player-1 = {energy = 3}, cards = {Ember = "battlefield"}, outcome, log, not-log}, view = "player-2" (everything as that player
sees it), same-again = true (played again from the start, the same is chosen from the same), and per player, or for the table
all share, zones and counters: player-1 = {hand = 2, void = ["Ember"], deck = {top = ["Ember"], has = [], lacks = [],
count = 3}, energy = 4, can = [], cannot = []}, table = {stack = 0}.
Numbers may be comparisons: ">= 3", "<= 3", "> 3", "< 3", "!= 3". A card that a viewer does not know is "?". What is expected not to
be there (lacks, cannot, not-marks) must be something that the game has.`;

/** The words of a game, those of all its rules together. */
function gameGuide({ id, rulesets }: GuideGame): string {
  const all = <Item>(of: (ruleset: Ruleset) => readonly Item[]): Item[] => [...new Set(rulesets.flatMap(of))];
  const zones = (isShared: boolean): string[] =>
    all(({ zones: rules }) =>
      Object.entries(rules).flatMap(([zone, { shared }]) => ((shared === true) === isShared ? [zone] : [])),
    );
  const purposes = new Map(rulesets.flatMap(({ vocabulary }) => Object.entries(vocabulary.purposes)));
  const fields = new Map(rulesets.flatMap(({ setUp }) => Object.entries(setUp.fields)));
  const slots = all(({ layout }) =>
    layout.zones.flatMap((zone) => (zone.slotEdit === undefined ? [] : (zone.slots ?? []))),
  );
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ["rules", rulesets.map(({ id: rules, profile }) => (profile === "" ? rules : profile))],
    ["players", all(({ seats }) => seats.map((seat) => seat.toLowerCase().replaceAll(" ", "-")))],
    ["zones", zones(false)],
    ["zones of the table", zones(true)],
    ["slots", slots],
    ["counters", all(({ layout }) => layout.counters.map(({ counter }) => counter))],
    ["phases", all(({ layout }) => layout.phases.map(({ phase }) => phase))],
    ["purposes", [...purposes].map(([purpose, about]) => `${purpose} (${about})`)],
    ["actions", all(({ vocabulary }) => vocabulary.actions)],
    ["answers", all(({ vocabulary }) => vocabulary.answers)],
    ["marks", all(({ vocabulary }) => vocabulary.marks)],
    ["by hand", all(({ vocabulary }) => vocabulary.hand ?? [])],
    ["fields of cards", [...fields].map(([field, kind]) => `${field} (${fieldInWords(kind)})`)],
    ["position", rulesets.some(({ setUp }) => setUp.canBeginAnywhere) ? ["turn", "active", "phase"] : []],
  ];
  const told = lines.filter(([, words]) => words.length > 0).map(([title, words]) => `  ${title}: ${words.join(", ")}`);
  return [`Words of ${id}:`, ...told].join("\n");
}
