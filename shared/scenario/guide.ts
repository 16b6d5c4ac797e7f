/** The format of scenario files, for help. */
export const scenarioGuide = `A scenario file (*.scenario.toml) sets a match up, plays it, and says what must come of it:

  title = "A dissolved enemy is in its owner's void"
  game = "dreamtides"
  rules = "lanes"                  # a profile of the game, where it has several
  seed = 7                         # the same seed, the same chance; 1 where it is not said
  cards = "."                      # a folder of the workspace, as seen from this file; else the workspace itself

  [options]                        # of the rules; lists of texts name cards
  pointsToWin = 25

  [decks]                          # a deck of the folder, or a list; with it the match begins as at the table
  player-1 = "Ink and Granite"

  [setup.player-1]                 # what each zone holds, in a pile the first card on top; counters
  hand = ["Dissolve"]
  deck = ["Ember", "20 × Vanilla"]
  energy = 99
  [setup.player-2]
  battlefield = ["Vanilla"]

  [[steps]]
  by = "player-1"                  # who must decide now
  do = ["play Dissolve"]           # labels of what is offered, in any case; "Play Ember #2" is the second such
  times = 1                        # how often all of it is done
  answer = { character = "Vanilla" }   # to the question with that purpose; false, 3, "Draw two", ["Ember", "Vanilla"],
                                       # { deck = ["Ember"], void = [] }: piles, the first card on top
  expect.player-2 = { battlefield = 0, void = ["Vanilla"], points = 0 }

A step may also hold: note; change (as setup: cards that come, counters that are set); move = [{card, player, from, to}] and
by-hand = [{what, player, card, value}] (changes by hand); bots = { player-2 = "random" } with choices = 50; undo = "player-1";
redo = true; refused = "why the last thing done must be refused".

expect knows: asked, active ("player-1", "nobody"), prompt ("main", or {purpose, title, cards, picked, options, refused, min,
max}), turn, phase, winners, stack (how many wait there), can and cannot (actions; cannot = { "Play Ember" = "why" }), log and not-log (words of the step's
log), cards."Ember" = {player, zone, spark, cost, marks, not-marks, text}, preview."Play Ember" = {player-1 = {energy = 3}, cards =
{Ember = "battlefield"}, outcome}, view = "player-2" (everything as that player sees it), same-again = true (played again from
the start, the same is chosen from the same), and per player, or for the table all share, zones and counters:
player-1 = {hand = 2, void = ["Ember"], deck = {top = ["Ember"], has = [], lacks = [], count = 3}, energy = 4}, table = {stack = 0}.`;
