import { describe, expect, it } from "vitest";
import { duel } from "../../../../../support/tcgone/duel.js";

const attack = (body: string): string => `move "Do" {\n  onAttack {\n${body}\n  }\n}`;
const ability = (clauses: string): string => `bwAbility "Work" {\n${clauses}\n}`;
const hit = 'do = "Attack with Do"';

describe("units of both players that are knocked out at once", () => {
  const both = attack("directDamage 200, self\ndirectDamage 200, defending");

  it("decide nothing where each player takes the last prize: a short match does", () => {
    const { match } = duel({ prizes: 1, mine: both, steps: [hit] });
    const events = match.moments.flatMap(({ events }) => events);
    expect(events.filter(({ type }) => type === "prizes")).toHaveLength(2);
    expect(events.map(({ type }) => type)).toContain("sudden-death");
    expect(match.moments.at(-1)?.state.outcome).toBeNull();
  });

  it("end the match at once where one player takes the last prize", () => {
    const { match } = duel({ prizes: 1, mine: attack("directDamage 200, defending"), steps: [hit] });
    expect(match.moments.at(-1)?.state.outcome).toEqual({ winners: [0], reason: "prizes" });
  });

  it("are judged too where an effect lets the last prize be taken", () => {
    const { match } = duel({ prizes: 1, mine: attack("takePrize()"), steps: [hit] });
    expect(match.moments.at(-1)?.state.outcome).toEqual({ winners: [0], reason: "prizes" });
  });
});

describe("a move that a modifier grants", () => {
  it("asks of the card that it stands on before it is used", () => {
    const theirs = `move "Other" {
      attackRequirement { assert thisCard.name == "Theirs" : "It is \${thisCard.name}" }
      onAttack { bc "\${thisCard.name} by \${self.name}" }
    }`;
    const mine = ability(
      "getterA (GET_MOVE_LIST, self) { h -> if (opp.active != null) { h.object += opp.active.baseMoves } }",
    );
    const { said: heard, wrong } = duel({ theirs, mine, steps: ['do = "Attack with Other"'] });
    expect([heard, wrong]).toEqual([["Theirs by Mine"], []]);
  });
});
