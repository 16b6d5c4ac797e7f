import { method, operation } from "../operation.js";

/** What bundles, actions and the log offer. */
export const bundleOperations = [
  operation("unregister", "", "Ends the bundle that this stands in.", { place: "listener" }),
  method("Handle", "unregister", "", "Ends the lasting effect."),
  operation("prevent", "", "Prevents the event that the listener heard.", { place: "before" }),
  operation("blockingEffect", "...events: Event -> Handle", "Prevents these events until it is ended."),
  operation(
    "targeted",
    "unit: Unit*, source?: Source, do: {}",
    "Does the block as an effect on a unit, which listeners may prevent.",
    {
      raises: ["TARGETED"],
    },
  ),
  operation("raise", "marker: Text, unit?: Unit", "Raises an event of your own.", { raises: ["CUSTOM"] }),
  operation("powerUsed", "", "The ability is used: all before it may refuse, all after it is done.", {
    place: "action",
    raises: ["USE_ABILITY"],
  }),
  operation("checkLastTurn", "key?: Text, message?: Text", "Refuses where the ability was used this turn.", {
    place: "action",
  }),
  operation("checkNoSPC", "", "Refuses while the unit has a special condition.", { place: "action" }),
  operation("oncePerGame", "key: Text, message?: Text", "Refuses where the player did this before in the match."),
  operation("discardEndOfTurn", "", "This card is discarded when the turn ends.", { raises: ["DISCARD"] }),
  operation("store", "key: Text, value: any, unit?: Unit", "Remembers a value under a key."),
  operation("bc", "text: Text", "Writes a line into the log."),
  operation("wcu", "text: Text", "Tells the player whose action runs why something does not happen."),
];
