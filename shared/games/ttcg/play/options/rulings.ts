import { oneOf, usuallyNone, usuallyOff, usuallyOn, whole } from "./kinds.js";

/** How a match is set up, and its turns. */
const turns = {
  "first-player": oneOf("First player", "Who takes the first turn. A die rolls even for Alice and odd for Bob.", [
    ["roll", "Roll a die"],
    ["player-1", "Alice"],
    ["player-2", "Bob"],
  ]),
  "opening-hand": whole("Opening hand", "How many cards each player draws before the first turn.", 7, [0, 20]),
  "start-points": whole("Points", "The points each player begins with.", 20, [1, 999]),
  mulligan: usuallyOff("Mulligan", "Each player may once shuffle the opening hand back and draw one card fewer."),
  "first-draw": usuallyOff("First turn draws", "Whether the first player draws in the first turn."),
  "first-attack": usuallyOff("First turn attacks", "Whether the first player may attack in the first turn."),
  "draw-count": whole("Cards drawn each turn", "How many cards are drawn in a draw phase.", 1, [0, 5]),
  "plays-per-turn": whole("Plays each turn", "How many cards may be played from hand in a main phase.", 2, [0, 10]),
  "level-counts": usuallyOn("Levelling up is a play", "Whether levelling up from hand uses one of the plays."),
  "level-up": oneOf("Levelling up needs", "What a card must have in common with the card it is put on.", [
    ["type-and-rank", "The same type, one rank higher"],
    ["rank", "One rank higher"],
    ["type", "The same type"],
  ]),
  "unit-slots": whole("Unit slots", "How many units a player has room for.", 5, [1, 9]),
  "spell-slots": whole("Spell slots", "How many spells a player has room for.", 5, [1, 9]),
} as const;

/** When effects are activated, and what that takes. */
const windows = {
  "unit-window": oneOf("Effects of units", "On whose turn effects of units are activated.", [
    ["own", "On the own turn"],
    ["either", "On either turn"],
  ]),
  "unit-response-window": oneOf("Counter effects of units", "On whose turn a unit answers with a counter effect.", [
    ["either", "On either turn"],
    ["own", "On the own turn"],
  ]),
  "normal-spell-window": oneOf("Effects of spells", "On whose turn effects of spells are activated.", [
    ["either", "On either turn"],
    ["own", "On the own turn"],
  ]),
  "tapped-spells": usuallyOff("Tapped spells activate", "Whether effects of tapped spells can be activated."),
  "tap-order": oneOf("A card is tapped", "When the card whose effect is activated is tapped.", [
    ["after-cost", "After its cost is paid"],
    ["before-cost", "Before its cost is paid"],
  ]),
  "tap-word": oneOf("“Tap” in texts", "What “tap” does to a card that is tapped.", [
    ["set", "Nothing: only untapped cards are tapped"],
    ["toggle", "It untaps the card"],
  ]),
  "untap-step": oneOf("Untap step", "Whether cards untap by themselves.", [
    ["off", "Never"],
    ["turn-start", "At the start of their player's turn"],
  ]),
  "hand-window": oneOf("“Discard this card”", "On whose turn effects are used from hand.", [
    ["as-kind", "Units on the own turn, spells on either"],
    ["either", "On either turn"],
  ]),
  "continuous-ends": oneOf("Continuous effects end", "What ends a continuous effect besides being covered.", [
    ["leaves", "When the card leaves the field"],
    ["untapped", "When the card is untapped, too"],
  ]),
  "continuous-covered": oneOf("Covered continuous effects", "What covering a card does to its continuous effect.", [
    ["ends", "They end"],
    ["stays", "They stay"],
  ]),
  "equip-side": oneOf("Equip to", "Whose units a card may be equipped to.", [
    ["either", "Units of either player"],
    ["own", "Own units"],
  ]),
  "latent-taps": usuallyOn("Latent effects tap", "Whether a latent effect taps its card when it is triggered."),
  triggers: oneOf("Triggered effects", "Whether a triggered effect must be used.", [
    ["automatic", "They happen by themselves"],
    ["asked", "Their player is asked"],
  ]),
  "primed-wait": usuallyOn(
    "Primed effects wait",
    "Whether a primed effect needs a card that was tapped in an earlier turn.",
  ),
  "leaving-untapped": usuallyOn(
    "Leaving cards must be untapped",
    "Whether an effect of being sent away needs a card that was untapped.",
  ),
  "own-destruction": usuallyOff(
    "Answer own destruction",
    "Whether a card's effect can be activated in response to what destroys it.",
  ),
} as const;

/** Chains of effects. */
const chains = {
  "chain-responses": oneOf("Responses", "Whether the other player may respond to effects.", [
    ["alternate", "Players respond in turns"],
    ["none", "Nobody responds"],
  ]),
  "simultaneous-order": oneOf("Simultaneous triggers", "Whose triggered effects go onto the chain first.", [
    ["turn-player-first", "Those of the turn player"],
    ["other-first", "Those of the other player"],
  ]),
  "chain-limit": whole("Longest chain", "How many effects a chain holds at most.", 32, [1, 200]),
  "activations-per-turn": whole(
    "Activations each turn",
    "How often one effect of a card is used in a turn.",
    5,
    [1, 99],
  ),
  "counter-answers": oneOf("Counter effects answer", "What a counter effect without an opening of its own answers.", [
    ["effects", "Effects"],
    ["effects-attacks-plays", "Effects, attacks and plays"],
  ]),
} as const;

/** The battle phase. */
const battle = {
  "battle-plays": usuallyOff("Plays in the battle phase", "Whether cards may be played in the battle phase."),
  "battle-effects": usuallyOn("Effects in the battle phase", "Whether effects may be activated in the battle phase."),
  "attacks-per-unit": whole("Attacks of a unit", "How often a unit attacks in a battle phase.", 1, [0, 5]),
  "attack-taps": usuallyOff("Attacking taps", "Whether an attack taps the attacker."),
  "tapped-attack": usuallyOn("Tapped units attack", "Whether tapped units may attack."),
  "must-attack-units": usuallyOn("Units are attacked first", "Whether a unit must be attacked while there is one."),
  "attacker-risk": usuallyOn("Attackers can be destroyed", "Whether a stronger defender destroys the attacker."),
  "battle-tie": oneOf("Equal strength", "What is destroyed where attack and defense are equal.", [
    ["none", "Nothing"],
    ["both", "Both units"],
    ["defender", "The defender"],
    ["attacker", "The attacker"],
  ]),
  "battle-gain": oneOf("Gain by battle", "What who destroys a unit in battle gains.", [
    ["none", "Nothing"],
    ["level", "Points equal to its level"],
  ]),
  "direct-damage": oneOf("Direct attack", "What a direct attack costs the attacked player.", [
    ["level", "The level of the attacker"],
    ["one", "One point"],
  ]),
  "spell-columns": usuallyOn("Spells add to their column", "Whether a spell adds its numbers to the unit above it."),
  "uncovered-attack": usuallyOn(
    "Uncovered units attack",
    "Whether a unit uncovered in the battle phase attacks, where its pile has not.",
  ),
} as const;

/** What destruction and points cost, and how a match ends. */
const ends = {
  "destroy-scope": oneOf("Destroyed cards", "What goes along when the active card of a pile is destroyed.", [
    ["top", "Only the active card"],
    ["effects-pile", "The pile, where an effect destroys it"],
    ["pile", "The pile"],
  ]),
  "covered-points": usuallyOn("Covered units cost points", "Whether destroying a covered unit costs its level."),
  "own-destroy-costs": usuallyOn("Own units cost points", "Whether destroying one's own unit costs its level."),
  "hand-limit": whole("Hand limit", "How many cards a player keeps.", 10, [1, 99]),
  "hand-limit-when": oneOf("Hand limit holds", "When a player discards down to the hand limit.", [
    ["turn-end", "At the end of the own turn"],
    ["always", "Always"],
  ]),
  "deck-out-damage": whole("Empty deck", "The points lost in a draw phase with an empty deck.", 5, [0, 99]),
  "effect-deck-out": oneOf("Effects and an empty deck", "What an effect that draws too many cards does.", [
    ["fewer", "Fewer cards are drawn"],
    ["damage", "The empty deck costs points as in a draw phase"],
  ]),
  "lose-at": whole("Lost at", "Who has so many points or fewer has lost.", 0, [-99, 19]),
  "win-at": usuallyNone("Won at", "Who has so many points or more has won; 0 for no such end.", 999),
  "both-lose": oneOf("Both have lost", "How the match ends where both players have lost.", [
    ["draw", "It is a draw"],
    ["turn-player-loses", "The turn player has lost"],
    ["turn-player-wins", "The turn player has won"],
  ]),
  "turn-cap": whole("Turn limit", "After so many turns of both players the match is a draw.", 200, [1, 10_000]),
} as const;

/** How effects are read where texts leave it open, and which cards play. */
const effects = {
  "pay-below-zero": usuallyOff("Pay more points than there are", "Whether a cost may bring points below the end."),
  exactly: oneOf("“One”, “exactly two”", "Whether so many targets must be there.", [
    ["condition", "They must be there"],
    ["as-many", "As many as there are"],
  ]),
  "bare-number": oneOf("“Two”, “three”", "How many targets a bare number needs.", [
    ["as-many", "As many as there are"],
    ["exact", "Exactly so many"],
  ]),
  "each-player-chooser": oneOf("“Controlled by each player”", "Who chooses on the other player's side.", [
    ["activator", "The player who uses the effect"],
    ["each", "Each player on their side"],
  ]),
  "effect-play-rank": oneOf("Played by an effect", "Whether a higher rank needs a card to be put on.", [
    ["free", "It needs none"],
    ["host", "It needs one"],
  ]),
  "move-swap": usuallyOff("Moving swaps", "Whether a card that is moved may change places with another."),
  "search-shuffles": usuallyOn("Searching shuffles", "Whether a deck is shuffled after it was looked through."),
  "reveal-lasts": oneOf("Revealed cards are known", "How long a revealed card is known.", [
    ["turn", "To the end of the turn"],
    ["moment", "While it is revealed"],
  ]),
  "copied-costs": oneOf("Copied costs", "Whether the cost of a copied effect is paid.", [
    ["paid", "It is paid"],
    ["free", "It is not"],
  ]),
  tier: whole("Tier", "The tier whose printed numbers the cards have.", 1, [1, 6]),
  "deck-rules": oneOf("Decks", "Which decks are accepted.", [
    ["constructed", "50 to 70 cards, two of a name"],
    ["sandbox", "Any"],
    ["sealed", "40 cards or more"],
  ]),
} as const;

/** Every ruling that can be chosen, by the id of its option. */
export const rulings = { ...turns, ...windows, ...chains, ...battle, ...ends, ...effects } as const;

export type RulingId = keyof typeof rulings;
