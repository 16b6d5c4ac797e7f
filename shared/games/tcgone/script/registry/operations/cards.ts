import { method, operation } from "../operation.js";

/** Cards between zones. */
export const cardOperations = [
  operation("draw", "count: Int, player?: Player", "Draws cards, as many as there are.", { raises: ["DRAW_CARD"] }),
  operation("drawUpTo", "count: Int, player?: Player", "Draws until the hand has so many cards.", {
    raises: ["DRAW_CARD"],
  }),
  method(
    "List<Card>",
    "moveTo",
    "to: List<Card>, hidden?: Bool, bottom?: Bool, top?: Bool, suppressLog?: Bool, addToTop?: Bool, addToBottom?: Bool -> List<Card>",
    "Moves the cards to a zone.",
    {
      raises: ["MOVE_CARD"],
      row: "move",
    },
  ),
  method("List<Card>", "discard", "-> List<Card>", "Discards the cards.", { raises: ["DISCARD"] }),
  method(
    "Card",
    "moveTo",
    "to: List<Card>, hidden?: Bool, bottom?: Bool, top?: Bool -> Card",
    "Moves the card to a zone.",
    {
      raises: ["MOVE_CARD"],
      row: "move",
    },
  ),
  method("Card", "discard", "-> Card", "Discards the card.", { raises: ["DISCARD"] }),
  operation("discard", "cards: Card*", "Discards a card.", { raises: ["DISCARD"] }),
  method("List<Card>", "showToMe", "text?: Text -> List<Card>", "Shows the cards to this player.", { row: "show" }),
  method("List<Card>", "showToOpponent", "text?: Text -> List<Card>", "Shows the cards to the opponent.", {
    row: "show",
  }),
  method("List<any>", "each", "do: {}", "Does the block for each element; `it` is the element.", { row: "for_each" }),
  operation("shuffleDeck", "cards?: Card*, player?: Player", "Shuffles the deck, with the cards named in it.", {
    raises: ["SHUFFLE_DECK"],
    row: "shuffle",
    otherNames: ["shuffle"],
  }),
  operation("shuffleOppDeck", "cards?: Card*", "Shuffles the opponent's deck, with the cards named in it.", {
    raises: ["SHUFFLE_DECK"],
    row: "shuffle",
  }),
  operation(
    "benchPCS",
    "card: Card, player?: Player -> Unit?",
    "Puts a card onto the bench as a unit; nothing happens where that is full.",
    {
      raises: ["PUT_ON_BENCH"],
      row: "bench",
    },
  ),
  operation("playCard", "card: Card", "Plays a card as if from the hand.", { raises: ["PLAY_CARD"] }),
  operation("takePrize", "n?: Int", "Takes prize cards.", { asks: true, raises: ["TAKE_PRIZE"] }),
  operation(
    "astonish",
    "n?: Int",
    "Takes cards of the opponent's hand without looking, shows them, and shuffles them into the deck.",
    {
      asks: true,
      raises: ["MOVE_CARD", "SHUFFLE_DECK"],
    },
  ),
  operation("discardRandomCardFromOpponentsHand", "n?: Int", "Discards cards of the opponent's hand by chance.", {
    raises: ["DISCARD"],
  }),
  operation(
    "callForFamily",
    "n: Int, basic?: Bool, type?: Energy, name?: Text",
    "Searches the deck for units, puts them onto the bench, and shuffles.",
    {
      asks: true,
      raises: ["PUT_ON_BENCH", "SHUFFLE_DECK"],
    },
  ),
  operation("foresight", "n: Int", "Looks at the top of the deck and puts the cards back in any order.", {
    asks: true,
  }),
  operation("revealFromDeckUntil", "filter: {Bool} -> List<Card>", "Reveals cards of the deck until one fits."),
  operation("lookAtTop", "n: Int -> List<Card>", "Shows this player the top of the deck."),
  operation("topOf", "deck: List<Card>, n: Int -> List<Card>", "Shows this player the top of a deck."),
];
