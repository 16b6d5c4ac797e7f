import { operation } from "../operation.js";

const switches = ["SWITCH"];
const asks = true;

/** Units in play. */
export const unitOperations = [
  operation("sw", "old: Unit, new: Unit", "Switches two units.", { raises: switches, row: "switch" }),
  operation("sw2", "new: Unit -> Bool", "Switches a unit with the active one, and says whether that happened.", {
    raises: switches,
    row: "switch",
  }),
  operation("switchYourActive", "may?: Bool", "Asks for a benched unit to switch with the active one.", {
    asks,
    raises: switches,
    row: "switch",
  }),
  operation("whirlwind", "", "The opponent chooses a benched unit to switch with their active one.", {
    asks,
    raises: switches,
    row: "switch",
  }),
  operation(
    "switchYourOpponentsBenchedWithActive",
    "",
    "Asks for a benched unit of the opponent to switch with their active one.",
    {
      asks,
      raises: switches,
      row: "switch",
    },
  ),
  operation("evolve", "unit: Unit, card: Card", "Puts a card onto a unit as its next stage.", {
    raises: ["EVOLVE", "CHANGE_STAGE"],
  }),
  operation("devolve", "unit: Unit, to?: List<Card>", "Takes the top stage off a unit.", {
    raises: ["DEVOLVE", "CHANGE_STAGE"],
  }),
  operation("levelUp", "unit: Unit, card: Card", "Levels a unit up.", { raises: ["LEVEL_UP", "CHANGE_STAGE"] }),
  operation("ascension", "", "Searches the deck for the next stage of this unit and puts it on.", {
    asks,
    raises: ["EVOLVE", "SHUFFLE_DECK"],
  }),
  operation("babyEvolution", "name: Text, unit?: Unit", "Puts the unit named on top and removes all damage.", {
    asks,
    raises: ["EVOLVE", "REMOVE_DAMAGE_COUNTER"],
  }),
  operation(
    "searchYourDeckThenEvolveOneOfYourPokemon",
    "",
    "Searches the deck for a next stage of any unit and puts it on.",
    {
      asks,
      raises: ["EVOLVE", "SHUFFLE_DECK"],
    },
  ),
  operation(
    "formChange",
    "info?: Text, filter?: {Bool}",
    "Swaps this unit's card for a like one of the deck; all else stays.",
    {
      asks,
      raises: ["SHUFFLE_DECK"],
    },
  ),
  operation(
    "scoopUpPokemon",
    "unit: Unit, to?: List<Card>, only?: {Bool}",
    "Takes a unit back to the hand, or to another zone.",
    {
      raises: ["REMOVE_FROM_PLAY"],
    },
  ),
  operation("removeFromPlay", "unit: Unit, to: List<Card>", "Removes a unit from play.", {
    raises: ["REMOVE_FROM_PLAY"],
    otherNames: ["removePCS"],
  }),
  operation("attachPokemonTool", "card: Card, unit: Unit", "Attaches a tool.", { raises: ["ATTACH_POKEMON_TOOL"] }),
  operation("discardStadium", "", "Discards the stadium in play.", { raises: ["DISCARD"] }),
  operation("useMove", "move: Move, unit?: Unit", "Does what a move says, without its cost.", { asks }),
  operation("metronome", "from: Unit*", "Asks for a move of the units and does what it says.", { asks }),
  operation("useMoveOf", "filter: {Bool}", "This unit may use the moves of others that fit.", {
    otherNames: ["metronomeA"],
  }),
  operation("grantMove", "unit: Unit", "Lets a unit use the move of this card."),
  operation("asUnit", "hp: Int, types?: List<Energy>, retreat?: Int", "Plays this card as a basic unit."),
];
