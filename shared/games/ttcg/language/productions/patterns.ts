/**
 * The productions of the game's own sentences and their patterns (EFFECT-3), in slot notation: `{n}` and its like are
 * the slots of EFFECT-2, `(a|b)` is a choice of words. No text matches two of them.
 */
export const productions = {
  // Plain actions
  tap: [
    "Tap {q} {np} (controlled by each player|on the field).",
    "Untap {q} {np} (controlled by each player|on the field).",
  ],
  "activate-effect": [
    "Activate the effect of a dormant card.",
    "Activate the effect of a card under (this|another) card.",
    "Activate the effect of another {noun} on the field.",
  ],
  "add-to-hand": ["Add {q} {np} from your {pile} to your hand."],
  "both-points": ["Both players {gl} {n} point{s}.", "Both players {gl} {n} point{s} for each {np} they control."],
  "both-discard": ["Both players discard {n} card{s}."],
  "both-redraw": ["Both players discard their hand and draw the same number of cards they discarded."],
  "both-mill": ["Both players mill {n} card{s} from their deck."],
  "copy-effect": ["Copy the effect of one {np} in your discard pile."],
  "counter-effect": ["Counter the effect of a {np}."],
  destroy: ["Destroy {q} {np} (controlled by each player|on the field)."],
  "destroy-dormant": ["Destroy {n} dormant card{s}."],
  draw: ["Draw {n} card{s}."],
  "draw-discard": ["Draw {n} card{s}, then discard {n} card{s} of your choice."],
  "opponent-discard": ["Force your opponent to discard {n} card{s} of their choice from their hand."],
  "gain-points": [
    "Gain {n} point{s}.",
    "Gain {n} point{s} for each {np} on the field.",
    "Gain {n} point{s} for each card under this one.",
  ],
  "opponent-loses": ["Your opponent loses {n} point{s}."],
  "move-column": ["Move {q} card{s} to any other column."],
  "place-under": ["Place one {np} from your {pile} under this card."],
  "play-under": ["Play one {noun} under this one."],
  "play-from": ["Play {q} {np} directly from your {pile}."],
  return: [
    "Return {q} {np} from your discard pile to your hand.",
    "Return one {np} from the discard pile to the top of your deck.",
    "Return one {np} from the field to the owner's {hd}.",
  ],
  "reveal-play": ["Reveal the top {N} cards of your deck and play one {np} from among them."],
  "send-dormant": [
    "Send {q} dormant card{s} to the discard pile.",
    "Send {q} card{s} from under another card to the discard pile.",
    "You can send {q} card{s} under this card to the discard pile.",
  ],
  swap: ["Swap one {np} you control with one {np} from your {pile}."],
  "swap-stats": ["Swap the attack and defense of one {np} on the field."],
  "swap-rank": ["Swap this cards rank with another card on the field until the start of your next turn."],
  "take-under": ["Take one of your other {nouns} on the field and move it under this card."],
  mill: ["Mill {n} card{s}."],
  discard: ["Discard {n} card{s}."],
  // Cost, then action
  "destroy-own-to-gain": ["Destroy {q} {np} from your side of the field to gain {n} point{s}."],
  "destroy-own-to-destroy": ["Destroy one {np} you control to destroy one other card on the field."],
  "destroy-own-to-play": ["Destroy (one|two) {np} you own to play one {np} from your {pile}."],
  "destroy-this-to-destroy": ["Destroy this card to destroy {q} {np} on the field."],
  "destroy-this-to-shuffle": ["Destroy this card to shuffle your discard pile into your deck."],
  "discard-to-counter": ["Discard one {np} to counter the effect of a {np}."],
  "discard-to-add": ["Discard one {np} to add one {np} from your {pile} to your hand."],
  "discard-to-play": ["Discard one {np} to play (one|up to two) {np} from your {pile}."],
  "discard-this-to-add": ["Discard this card to add one {np} from your {pile} to your hand."],
  "lose-to-destroy": ["Lose {n} point{s} to destroy {n} card{s} on the field."],
  "lose-to-draw": ["Lose {n} point{s} to draw {n} card{s}."],
  "lose-to-untap": ["Lose {n} point{s} to untap {q} {np} you control."],
  "skip-turn-to-destroy": ["Skip your next turn to destroy all {np} on the field."],
  // Timed modifiers
  "turn-all-stat": ["This turn, all {np} {gl} {ad}."],
  "turn-change-kind": ["This turn, change one {np} to any other (type|subtype)."],
  "turn-double-attack": ["This turn, double the attack of one {np} you control."],
  "turn-rank-up-one": ["This turn, increase the rank of one {np} you control by one."],
  "turn-untap-for-points": ["This turn, {np} you control can be untapped once by paying one point per card."],
  "next-turns-indestructible": [
    "For the next {n} turn{s}, {np} you control cannot be destroyed.",
    "Until the end of the next turn, {np} you control cannot be destroyed.",
  ],
  "until-next-become-rank": ["Until your next turn, all {np} you control become rank {R}."],
  // For-each scaling
  "foreach-tapped-draw": ["For each {noun} tapped this turn, draw {n} card{s} at the end of the turn."],
  "foreach-under-destroy": ["For each {noun} under this one, destroy one {noun} on the field."],
  "foreach-destroyed-add": [
    "For each {np} destroyed this turn, add one {noun} from your {pile} to your hand at the end of the turn.",
  ],
  "this-gains-per-under": ["This card gains {ad} for each card under it."],
  // Triggers
  "sent-then": ["When a {noun} is sent from the {pile} to the {hd}, (destroy one card|gain one point|untap one card)."],
  "destroyed-gain": ["When {a} {np} is destroyed, gain one point."],
  "placed-under-destroy": ["When {a} {np} is placed under this one, destroy one card your opponent controls."],
  "this-destroyed-place": [
    "When this card is destroyed, place {q} {np} from your hand under another {noun} you control.",
  ],
  "this-discarded-damage": ["When this card is sent to the discard pile, your opponent takes {n} point{s} of damage."],
  "discarded-draw": ["Whenever {a} {np} is discarded, draw one card."],
  "played-shuffle": ["Whenever {a} {np} is played, shuffle {n} card{s} from your discard pile into your deck."],
  "attacked-redirect": ["Whenever {a} {np} you control is attacked, you may redirect the attack to this card."],
  "targeted-redirect": ["Whenever {a} {np} you control is targeted by an effect, you may redirect it to this card."],
  "moved-mill": ["Whenever a card is moved from under this card, both players mill {n} card{s}."],
  "opponent-plays": ["Whenever your opponent plays {a} {np}, they lose one point and you gain one point."],
  // While / once per turn
  "field-untargetable": ["While this card is on the field, {np} cannot be targeted by effects."],
  "field-attack-twice": ["While this card is on the field, {np} you control can attack twice per turn."],
  "field-all-stat": ["While this card is on the field, all {np} {gl} {ad}."],
  "field-invert": ["While this card is on the field, attack and defense changes are inverted."],
  "field-reduce": ["While this card is on the field, reduce the attack of all {np} your opponent controls by {ad}."],
  "field-rank-up-using": ["While this card is on the field, {np} can rank up using {np}."],
  "tapped-gain": ["While this card is tapped, gain one point each time a card is send to your discard pile."],
  "tapped-attack-limit": ["While this card is tapped, only cards {ab} rank {R} can attack."],
  "dormant-all-stat": ["While this card is (dormant|under another), all {np} you control gain {ad}."],
  "dormant-replace": [
    "While this card is (dormant|under another), you can send this to the discard pile in place of a card above it.",
  ],
  "dormant-untap-above": [
    "Once per turn, while this card is (dormant|under another), you can untap a card above this one.",
  ],
  "untapped-destroy-under": [
    "Once per turn, while this card is untapped, you can destroy one card under it to gain one point.",
  ],
  // Equip
  "equip-untap-start": ["The equip card can be untapped at the start of the owners turn."],
  "equip-indestructible-rank": ["The equip card cannot be destroyed by any card {ab} rank {R}."],
  "equip-indestructible-battle": ["The equip card cannot be destroyed by battle."],
  "equip-untargetable": ["The equip card cannot be targetted by a {noun} effect."],
  "equip-gains": ["The equip card gains {ad}."],
  // Permissions and prohibitions
  "play-extra": ["You can play one extra {np} this turn.", "You can play one extran {np} this turn."],
  "rank-up-own-from": ["You can rank up one of your {np} using a unit from your {pile}."],
  "rank-up-this-using": [
    "You can rank up this card using {a} {np}.",
    "You can rank up this card using {a} {np} of any type.",
    "You can rank up this card using {a} {np} from your {pile}.",
  ],
  "opponent-cannot-play": ["Your opponent cannot play {np} next turn."],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ProductionId = keyof typeof productions;

/** All of them, in the order of their families. */
export const productionIds: readonly string[] = Object.keys(productions);

export const isProduction = (name: string): name is ProductionId => Object.hasOwn(productions, name);
