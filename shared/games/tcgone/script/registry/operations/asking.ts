import { method, operation } from "../operation.js";

const asks = true;
const selection =
  "min?: Int, max?: Int, count?: Int, hidden?: Bool, ordered?: Bool, optional?: Bool, info?: Text, player?: Player, filter?: {Bool}";

/** Operations that ask a player. */
export const askingOperations = [
  method("List<Unit>", "select", `${selection} -> Unit`, "Asks for one unit; with limits, for several.", { asks }),
  method(
    "List<any>",
    "select",
    `${selection} -> List<T>`,
    "Asks for cards of the list, one unless limits say otherwise.",
    {
      asks,
    },
  ),
  method("List<Unit>", "oppSelect", `${selection} -> Unit`, "Asks the opponent for one unit of the list.", { asks }),
  method("List<any>", "oppSelect", `${selection} -> List<T>`, "Asks the opponent for cards of the list.", { asks }),
  method(
    "List<Card>",
    "search",
    `${selection} -> List<Card>`,
    "Looks through a zone and takes up to one card, or as limits say.",
    {
      asks,
    },
  ),
  operation(
    "choose",
    "options: List<any>, info?: Text, labels?: List<Text>, player?: Player, default?: any -> any",
    "Asks for one of the options.",
    { asks, otherNames: ["makeChoice"] },
  ),
  operation("chooseNumber", "min: Int, max: Int, info?: Text, player?: Player -> Int", "Asks for a number.", { asks }),
  operation("confirm", "info: Text, player?: Player -> Bool", "Asks whether something is to be done.", { asks }),
  operation("oppConfirm", "info: Text -> Bool", "Asks the opponent whether something is to be done.", { asks }),
  operation(
    "multiSelect",
    "list: List<any>, n: Int, info?: Text -> List<any>",
    "Asks for a number of the list, or for all where there are fewer.",
    {
      asks,
    },
  ),
  operation("oppChoose", "options: List<any>, info?: Text -> any", "Asks the opponent for one of the options.", {
    asks,
  }),
  operation(
    "rearrange",
    "list: List<Card>, info?: Text, player?: Player -> List<Card>",
    "Asks for an order of cards; cards from the top of a deck go back in it.",
    {
      asks,
    },
  ),
  operation("flipResult", "player?: Player -> Bool", "Flips a coin and says whether it was heads.", {
    asks,
    raises: ["COIN_FLIP"],
  }),
];
