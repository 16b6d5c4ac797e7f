// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../../support/page/page.js";
import { act, render, screen } from "@testing-library/react";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { writeRecord, type MatchView } from "../../../../../shared/match/index.js";
import { TableHost } from "../../../../../renderer/sandbox/match/table-host.js";
import type { TableEvent, TableRequest, TableSnapshot } from "../../../../../renderer/sandbox/match/protocol.js";
import { setTable, takeSnapshot, useTable } from "../../../../../renderer/sandbox/match/table-state.js";
import { RunawayBar } from "../../../../../renderer/sandbox/table/RunawayBar.js";
import { duel } from "../../../../support/tcgone/duel.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const asked: TableRequest[] = [];
vi.mock("../../../../../renderer/sandbox/match/table-client.js", () => ({
  askTable: (request: TableRequest) => asked.push(request),
}));

eachOnNewPage();
beforeEach(() => {
  asked.length = 0;
  return () => useTable.setState(useTable.getInitialState(), true);
});

const endless = 'bwAbility "Echo" {\n  delayedA { before DIRECT_DAMAGE, { directDamage 10, self } }\n}';
const mine = 'move "Do" {\n  onAttack { directDamage 10, defending }\n}';

/** A table with a duel in which an attack on Theirs goes on without end. */
function table(players: readonly string[]) {
  const events: TableEvent[] = [];
  let wait: (() => void) | undefined;
  const host = new TableHost((event) => events.push(event), {
    now: () => 0,
    after: (_ms, run) => {
      wait = run;
      return () => (wait = undefined);
    },
  });
  const { record: played } = duel({ theirs: endless, mine, steps: ["note = 'nothing'"] });
  if (played === null) throw new Error("Nothing was played");
  const record = writeRecord(played);
  host.handle({ kind: "load", game: "tcgone", players: [...players], pace: "normal", open: false, edition: 1, record });
  const seen = (): TableSnapshot => {
    const last = events.findLast((event) => event.kind === "snapshot");
    if (last?.kind !== "snapshot") throw new Error(JSON.stringify(events.at(-1)));
    return last.snapshot;
  };
  host.handle({ kind: "jump", at: seen().moments - 1 });
  host.handle({ kind: "hold", held: false });
  const attack = (): void => {
    const { revision, offers } = seen();
    const offer = offers.find(({ label }) => label.startsWith("Attack with Do"));
    if (offer === undefined) throw new Error("Nobody can attack");
    host.handle({ kind: "choose", revision, action: offer.action });
  };
  return { host, events, seen, attack, pass: () => wait?.() };
}

const effectNamed = ({ effects }: MatchView, title: string) => {
  const found = effects.find((effect) => effect.title === title);
  if (found === undefined) throw new Error(`No ${title}`);
  return found;
};

it("an effect without end leaves the match as it was and names its cards; once it is ended the choice can be made", () => {
  const { host, events, seen, attack } = table(["person", "person"]);
  const { at } = seen();
  attack();
  const { id, card, seat } = effectNamed(seen().view, "Theirs: Echo");
  expect(events.at(-1)).toMatchObject({ kind: "fault", ended: false });
  expect(events.at(-1)).toHaveProperty("culprits", expect.arrayContaining([card]));
  expect(seen().at).toBe(at);
  host.handle({ kind: "edit", edit: { kind: "game", what: "end-effect", seat, card: -1, value: id } });
  attack();
  expect(events.at(-1)?.kind).toBe("snapshot");
  expect(seen().view.cards.find(({ face }) => face.name === "Theirs")?.face.figures[0]?.value).toBe(190);
});

it("what a bot sets off is said after the position in which it is held", () => {
  const { events, pass } = table(["random", "random"]);
  for (let turns = 0; turns < 90 && events.at(-1)?.kind !== "fault"; turns += 1) pass();
  const [before, last] = events.slice(-2);
  expect(last).toMatchObject({ kind: "fault", culprits: expect.arrayContaining([expect.any(Number)]) as unknown });
  expect(before).toMatchObject({ kind: "snapshot", snapshot: { held: true } });
});

it("the table says so, and offers to end the effects that take part", async () => {
  const { seen } = table(["person", "person"]);
  const { card, id } = effectNamed(seen().view, "Theirs: Echo");
  takeSnapshot(seen());
  render(<RunawayBar />);
  expect(screen.queryByRole("alert")).toBeNull();
  const message = "Effects cause each other too deeply: DIRECT_DAMAGE by Theirs > …";
  act(() => setTable({ runaway: { message, cards: [card] } }));
  expect(screen.getByRole("alert").textContent).toContain(`${message} The choice was taken back.`);
  await person().click(screen.getByRole("button", { name: "End Theirs: Echo" }));
  expect(asked.at(-1)).toMatchObject({ edit: { what: "end-effect", value: id } });
  await person().click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => setTable({ runaway: { message, cards: [card] } }));
  act(() => takeSnapshot(seen()));
  expect(screen.queryByRole("alert")).toBeNull();
});
