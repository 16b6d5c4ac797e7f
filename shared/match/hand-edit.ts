import { failed, neverHappens, type Result } from "../base/index.js";
import type { Edit } from "./edit.js";
import { faultOf, kernelFields } from "./edit-fault.js";
import { MatchFault, type Kernel } from "./kernel.js";
import type { LogEntry } from "./log.js";
import { Machine } from "./machine.js";
import type { Step } from "./ruleset.js";
import type { Draft, JsonValue, MatchCard, MatchState, MatchTypes } from "./state.js";

type Stepped<T extends MatchTypes> = (
  state: MatchState<T>,
  change: (draft: Draft<T>, sink: LogEntry[]) => void,
) => Result<Step<MatchState<T>>>;

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
        if (fields === null) break;
        const card = machine.create({ ...fields, definition, owner, zone, side }, { covered: edit.covered ?? false });
        if (edit.slot !== undefined) intoSlot(machine, card, edit.slot);
        break;
      }
      case "set":
        setField(machine, edit.card, edit.field, edit.value);
        break;
      case "position":
        refuse(kernel.rules.setUp?.position?.(machine, edit) ?? null);
        break;
      case "chance":
        draft.forced = edit.values;
        break;
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

/** A card that lies in a zone of slots goes to one of them, by the change that the layout names. */
function intoSlot<T extends MatchTypes>(machine: Machine<T>, { id, owner, zone }: MatchCard, slot: number): void {
  const { rules } = machine.kernel;
  const what = rules.layout.zones.find((each) => each.zone === zone)?.slotEdit;
  if (what !== undefined) rules.edited?.(machine, { kind: "game", what, seat: owner, card: id, value: slot });
}

/** A change that the rules refuse leaves the match as it was. */
function refuse(message: string | null): void {
  if (message !== null) throw new MatchFault({ code: "match/edit", message });
}

function setField<T extends MatchTypes>(machine: Machine<T>, card: number, field: string, value: JsonValue): void {
  const { setUp } = machine.kernel.rules;
  const known = kernelFields.safeParse({ field, value });
  if (!known.success) {
    refuse(setUp?.apply(machine, card, field, value) ?? null);
    return;
  }
  switch (known.data.field) {
    case "controller":
      machine.edit(card).controller = known.data.value;
      break;
    case "known":
      for (const seat of known.data.value) machine.show(card, seat);
      break;
    case "on":
      refuse(setUp?.attach?.(machine, card, known.data.value.card, known.data.value.as) ?? null);
      break;
    default:
      neverHappens(known.data);
  }
}
