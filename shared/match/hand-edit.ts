import { failed, neverHappens, type Result } from "../base/index.js";
import type { Edit } from "./edit.js";
import type { Kernel } from "./kernel.js";
import type { LogEntry } from "./log.js";
import { Machine } from "./machine.js";
import type { Step } from "./ruleset.js";
import type { Draft, MatchState, MatchTypes } from "./state.js";

type Stepped<T extends MatchTypes> = (
  state: MatchState<T>,
  change: (draft: Draft<T>, sink: LogEntry[]) => void,
) => Result<Step<MatchState<T>>>;

/** Why an edit names something that is not there. */
function faultOf<T extends MatchTypes>(kernel: Kernel<T>, state: MatchState<T>, edit: Edit): string | null {
  const { rules } = kernel;
  const isSeat = (seat: number): boolean => rules.seats[seat] !== undefined;
  const isPlace = (zone: string, side: number): boolean => {
    const rule = (rules.zones as Readonly<Record<string, { readonly shared?: boolean }>>)[zone];
    return rule !== undefined && Object.hasOwn(rules.zones, zone) && (rule.shared === true || isSeat(side));
  };
  switch (edit.kind) {
    case "move":
      if (state.cards[edit.card] === undefined) return `There is no card ${edit.card}.`;
      return isPlace(edit.zone, edit.side) ? null : `There is no zone "${edit.zone}" of seat ${edit.side}.`;
    case "create":
      if (!isSeat(edit.owner)) return `There is no seat ${edit.owner}.`;
      if (rules.newCard(state.constants, edit.definition) === null) return `There is no definition ${edit.definition}.`;
      return isPlace(edit.zone, edit.side) ? null : `There is no zone "${edit.zone}" of seat ${edit.side}.`;
    case "count":
      if (!isSeat(edit.seat)) return `There is no seat ${edit.seat}.`;
      return Object.hasOwn(state.counters[edit.seat] ?? {}, edit.counter) && Number.isSafeInteger(edit.value)
        ? null
        : `There is no counter "${edit.counter}", or ${edit.value} is no value for it.`;
    case "redefine":
      return rules.redefine === undefined ? "In this game cards cannot change during a match." : null;
    case "game":
      if (rules.edited === undefined) return "This game has no such change.";
      return rules.handEdits?.includes(edit.what) === false
        ? `There is no change "${edit.what}". There are: ${rules.handEdits.join(", ")}.`
        : null;
    default:
      return neverHappens(edit);
  }
}

/** Changes a position by hand. A question that waits goes on waiting; what the change sets off runs first. */
export function applyEdit<T extends MatchTypes>(
  kernel: Kernel<T>,
  state: MatchState<T>,
  edit: Edit,
  stepped: Stepped<T>,
): Result<Step<MatchState<T>>> {
  const message = faultOf(kernel, state, edit);
  if (message !== null) return failed({ code: "match/edit", message });
  let from = state;
  if (edit.kind === "redefine") {
    const constants = kernel.rules.redefine?.(state.constants, edit.definitions);
    if (constants === undefined || !constants.ok) return constants ?? failed({ code: "match/edit", message: "" });
    // What bundles do is derived once per bundle and list, and follows the constants: both must be others.
    const bundles = state.bundles.map((bundle) => ({ ...bundle }));
    from = { ...state, constants: constants.value, bundles };
  }
  return stepped(from, (draft, sink) => {
    const machine = new Machine(kernel, draft, sink);
    switch (edit.kind) {
      case "move":
        machine.move(edit.card, edit.zone, { side: edit.side });
        break;
      case "create": {
        const fields = kernel.rules.newCard(draft.constants, edit.definition);
        const { owner, zone, side, definition } = edit;
        if (fields !== null) machine.create({ ...fields, definition, owner, zone, side });
        break;
      }
      case "count":
        Object.assign(machine.count(edit.seat), { [edit.counter]: edit.value });
        machine.log({ type: "counted", seat: edit.seat, amount: edit.value, data: { counter: edit.counter } });
        break;
      case "redefine":
      case "game":
        break;
      default:
        neverHappens(edit);
    }
    kernel.rules.edited?.(machine, edit);
    machine.run();
  });
}
