import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { fingerprint, randomFrom, replay, type Action } from "../../../../../../shared/match/index.js";
import { Kernel } from "../../../../../../shared/match/kernel.js";
import { Reader } from "../../../../../../shared/match/reader.js";
import { playRandomly } from "../../../../../support/match/random-match.js";
import { movesOf } from "../../../../../../shared/games/tcgone/play/rules/getters.js";
import { moveName } from "../../../../../../shared/games/tcgone/play/rules/moves.js";
import { tcgoneRules } from "../../../../../../shared/games/tcgone/play/ruleset.js";
import { anySetup, checkLaws, sampleMaterial, tcgoneRuleset } from "../../../../../support/match/tcgone.js";

const kernel = new Kernel(tcgoneRules);
const material = sampleMaterial();
const seeds = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at + 1);

describe("random duels with the sample decks", () => {
  it("carry out the effect of every card", () => {
    const { constants } = must(tcgoneRuleset.setup(anySetup(material, 1))).state;
    expect(constants.cards.filter(({ fault }) => fault !== null).map(({ definition }) => definition.id)).toEqual([]);
  });

  it("conserve cards, keep the laws and end", () => {
    const reasons = new Set<string>();
    for (const seed of seeds(6)) {
      const { state } = playRandomly({ ruleset: tcgoneRuleset, setup: anySetup(material, seed), watch: checkLaws });
      reasons.add(state.outcome?.reason ?? "none");
    }
    expect([...reasons].every((reason) => ["prizes", "no-units", "deck-out", "draw"].includes(reason))).toBe(true);
  });

  it("continue from a saved position as if nothing had happened, questions in the middle of effects included", () => {
    for (const seed of seeds(1)) {
      const setup = anySetup(material, seed);
      const played = playRandomly({ ruleset: tcgoneRuleset, setup });
      const saved = playRandomly({
        ruleset: tcgoneRuleset,
        setup,
        replace: (state) => must(tcgoneRuleset.load(tcgoneRuleset.save(state), setup)),
      });
      expect(fingerprint(saved.state)).toBe(fingerprint(played.state));
    }
  });

  it("begin whatever hidden hand a player who looks ahead imagines for the other", () => {
    for (const seed of seeds(4)) {
      const { state } = must(tcgoneRuleset.setup(anySetup(material, seed)));
      for (const drawn of seeds(25)) {
        for (const seat of [0, 1]) {
          let world = tcgoneRuleset.determinize(state, seat, randomFrom(drawn));
          for (let choices = 0; world.table.phase === "setup"; choices++) {
            const decision = tcgoneRuleset.decision(world);
            if (decision.kind === "over" || decision.actions[0] === undefined || choices > 50)
              throw new Error("It does not begin.");
            world = must(tcgoneRuleset.apply(world, decision.actions[0])).state;
          }
        }
      }
    }
  });

  it("are the same when they are played again from their records", () => {
    const { state, record } = playRandomly({ ruleset: tcgoneRuleset, setup: anySetup(material, 3) });
    const { match, stopped } = must(replay(tcgoneRuleset, record));
    expect([stopped, fingerprint(match.moments.at(-1)?.state ?? [])]).toEqual([null, fingerprint(state)]);
  });
});

describe("a move that a card grants", () => {
  const teaching =
    'bwAbility "Teach" {\n  actionA { my.all.filter { it != self }.each { grantMove it } }\n}\nmove "Loan" {\n  energyCost C\n  onAttack { damage 10 }\n}';
  const placeOf = (id: string): number =>
    material.definitions.findIndex((definition) => JSON.stringify(definition).includes(`"${id}"`));
  const teacher = placeOf("brook-heron");
  const definitions = material.definitions.map((definition, at) =>
    at === teacher && typeof definition === "object" ? { ...definition, effect: teaching } : definition,
  );

  it("is among those of the units it was granted to, and of no other", () => {
    const setup = {
      ...anySetup(material, 3),
      definitions,
      options: { inHand: [[teacher, placeOf("ripple-maid")], []] },
    };
    let { state } = must(tcgoneRuleset.setup(setup));
    expect(state.constants.cards[teacher]?.fault).toBeNull();
    for (let choices = 0; choices < 80 && !state.bundles.some(({ program }) => program === "grantedMoves"); choices++) {
      const decision = tcgoneRuleset.decision(state);
      if (decision.kind === "over") break;
      const isTeacher = ({ card }: Action): boolean => state.cards[card]?.definition === teacher;
      const { actions } = decision;
      const brings = ({ verb }: Action): boolean => verb === "pick" || verb === "bench";
      // The teacher and then others come into play before it uses its ability.
      const action =
        actions.find((each) => brings(each) && isTeacher(each)) ??
        actions.find(brings) ??
        actions.find((each) => isTeacher(each) && each.verb !== "attack") ??
        actions[0];
      if (action === undefined) break;
      state = must(tcgoneRuleset.apply(state, action)).state;
    }
    const reader = new Reader(kernel, state);
    const names = (unit: number) => movesOf(reader, unit).map((move) => moveName(reader, move));
    const granted = state.bundles.flatMap(({ program, vars }) =>
      program === "grantedMoves" ? [Number(vars["unit"])] : [],
    );
    expect(granted).not.toEqual([]);
    for (const unit of granted) {
      expect(state.cards[unit]?.definition).not.toBe(teacher);
      expect(names(unit).at(-1)).toBe("Loan");
    }
    const others = state.cards.filter(
      ({ zone, unit, id, definition }) => zone === "play" && unit === id && definition !== teacher,
    );
    const lent = others.filter(({ id }) => names(id).includes("Loan")).map(({ id }) => id);
    expect(lent).toEqual(granted.toSorted((one, other) => one - other));
  });
});
