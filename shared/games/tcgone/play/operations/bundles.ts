import { act, change, raise } from "../runtime/journal.js";
import { eventOn, type Run } from "../runtime/run.js";
import { stopBody } from "../runtime/doing.js";
import { markUsed, storeKey, wasUsed, usedKey } from "../runtime/store.js";
import { handleValue, idOf, kindOf, listOf, type Value, textOf } from "../runtime/values.js";
import type { Seat } from "../../../../match/index.js";
import { seatIn, textIn, type Perform } from "./operation.js";

/** Refuses what runs: nothing after it is done. */
function refuse({ m, env }: Run, message: string): void {
  m.log({ type: "refused", seat: env.scene.seat, data: { message } });
}

const endTurn: Perform = function ({ m }) {
  return change(() => {
    m.draft.table.endsTurn = true;
  });
};

export const bundleOperations: Readonly<Record<string, Perform>> = {
  unregister({ m, env }) {
    return change(() => {
      const { bundle } = env.scene;
      const ability = m.state.abilities.find((each) => each.bundle === bundle);
      if (ability === undefined) m.unregister(bundle);
      else m.withdraw(ability.id);
    });
  },
  "handle.unregister"({ m }, { of }) {
    return change(() => {
      if (kindOf(of) === "handle") m.unregister(idOf(of));
    });
  },
  prevent({ m }) {
    return change(() => {
      m.prevent();
    });
  },
  blockingEffect({ m }, { values }) {
    return handleValue(act(() => m.register({ program: "blocking", vars: { events: listOf(values["events"]) } }).id));
  },
  *powerUsed(run) {
    const { m, env, used } = run;
    // A stadium has no unit: its card is what is used.
    const { ability, card, self, seat } = env.scene;
    const { key } = used;
    change(() => {
      markUsed(m, usedKey(env, null));
      if (key !== "") markUsed(m, usedKey(env, key));
    });
    const happened = yield* raise(
      eventOn("USE_ABILITY", self === null ? card : idOf(self), seat, { ability: { is: "ability", id: ability } }),
    );
    return happened ? null : stopBody;
  },
  checkLastTurn(run, given) {
    const key = given.values["key"] ?? null;
    run.used.key = typeof key === "string" ? key : "";
    return act((): Value => {
      if (!wasUsed(run.m, usedKey(run.env, key))) return null;
      refuse(run, textIn(given, "message", "It was used this turn"));
      return stopBody;
    });
  },
  checkNoSPC(run) {
    return act((): Value => {
      const unit = run.m.state.cards[idOf(run.env.scene.self)];
      if ((unit?.conditions.length ?? 0) === 0) return null;
      refuse(run, "It has a special condition");
      return stopBody;
    });
  },
  oncePerGame(run, given) {
    const key = `once:${textIn(given, "key")}#${run.env.scene.seat}`;
    return act((): Value => {
      if (run.m.stored(key) === true) {
        refuse(run, textIn(given, "message", "It was done before in this match"));
        return stopBody;
      }
      run.m.storeValue(key, true);
      return null;
    });
  },
  store({ m }, { values }) {
    return change(() => {
      m.storeValue(storeKey(textOf(values["key"]), values["unit"]), values["value"] ?? null);
    });
  },
  endTurn,
  usingThisAbilityEndsTurn: endTurn,
  extraTurn(run, given) {
    return change(() => {
      const seat: Seat = seatIn(run, given);
      run.m.draft.table.extraTurn = seat;
    });
  },
};
