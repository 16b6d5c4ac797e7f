import { operation } from "../operation.js";

const discardsSelf = ["DISCARD_SELF_ENERGY"];
const discards = ["DISCARD_ENERGY"];
const asks = true;

/** Energy on units. */
export const energyOperations = [
  operation("attachEnergy", "unit: Unit, card: Card*, reason?: Reason", "Attaches an energy card.", {
    raises: ["ATTACH_ENERGY"],
    row: "attach",
  }),
  operation(
    "attachEnergyFrom",
    "from: List<Card>, to: Unit*, type?: Energy, basic?: Bool, max?: Int, count?: Int, may?: Bool, info?: Text",
    "Asks for energy cards of a zone and attaches them; a deck is shuffled.",
    {
      asks,
      raises: ["ATTACH_ENERGY"],
    },
  ),
  operation("energySwitch", "from: Unit, to: Unit, card: Card", "Moves an energy card from one unit to another.", {
    raises: ["ENERGY_SWITCH"],
    row: "move_energy",
  }),
  operation(
    "moveEnergy",
    "from: Unit*, to: Unit*, type?: Energy, basic?: Bool, max?: Int, may?: Bool, info?: Text",
    "Asks for energy cards and moves them to another unit.",
    {
      asks,
      raises: ["ENERGY_SWITCH"],
    },
  ),
  operation("discardSelfEnergy", "...types: Energy", "Discards energy of this unit that gives what is named.", {
    asks,
    raises: discardsSelf,
    row: "discard_energy",
  }),
  operation(
    "discardSelfEnergyAfterDamage",
    "...types: Energy",
    "Discards energy of this unit once the damage is done.",
    {
      asks,
      place: "attack",
      raises: discardsSelf,
      row: "discard_energy",
    },
  ),
  operation("discardAllSelfEnergy", "...types: Energy", "Discards all energy of this unit, or all that is named.", {
    raises: discardsSelf,
    row: "discard_energy",
  }),
  operation(
    "discardSelfEnergyInOrderTo",
    "...types: Energy",
    "Discards energy of this unit; where there is too little, the rest of the body is left out.",
    {
      asks,
      raises: discardsSelf,
      row: "discard_energy",
    },
  ),
  operation("discardDefendingEnergy", "...types: Energy", "Discards energy of the defending unit.", {
    asks,
    raises: discards,
  }),
  operation(
    "discardDefendingEnergyAfterDamage",
    "...types: Energy",
    "Discards energy of the defending unit once the damage is done.",
    {
      asks,
      place: "attack",
      raises: discards,
    },
  ),
  operation("discardDefendingSpecialEnergy", "", "Discards a special energy of the defending unit.", {
    asks,
    raises: discards,
  }),
  operation(
    "moveSelfEnergyAfterDamage",
    "to: List<Card>, ...types: Energy",
    "Moves energy of this unit to a zone once the damage is done.",
    {
      asks,
      place: "attack",
      raises: ["MOVE_CARD"],
    },
  ),
];
