import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import type { TcgState } from "../../../../../../shared/games/tcgone/play/types.js";
import { fingerprint } from "../../../../../../shared/match/index.js";
import { playRandomly } from "../../../../../support/match/random-match.js";
import { anySetup, sampleMaterial, tcgoneRuleset } from "../../../../../support/match/tcgone.js";
import { duel } from "../../../../../support/tcgone/duel.js";

const attack = (body: string): string => `move "Do" {\n  onAttack {\n${body}\n  }\n}`;
const ability = (clauses: string): string => `bwAbility "Work" {\n${clauses}\n}`;
const hit = 'do = "Attack with Do"';

describe("the laws of the kernel, in duels", () => {
  it("what is prevented does not happen, and nobody hears it after", () => {
    const theirs = ability('delayedA {\n before DIRECT_DAMAGE, { prevent() }\n after DIRECT_DAMAGE, { bc "after" }\n}');
    const { said, wrong } = duel({
      theirs,
      mine: attack('directDamage 30, defending\nbc "done"'),
      steps: [`${hit}\nexpect.cards."Theirs" = { hp = 200 }`],
    });
    expect([said, wrong]).toEqual([["done"], []]);
  });

  it("listeners run by priority, those of one priority by registration", () => {
    const clauses = ["(priority: LAST)", "", "(priority: FIRST)", ""].map(
      (priority, at) => `delayedA ${priority} { before DIRECT_DAMAGE, { bc "${at}" } }`,
    );
    const { said } = duel({
      theirs: ability(clauses.join("\n")),
      mine: attack("directDamage 30, defending"),
      steps: [hit],
    });
    expect(said).toEqual(["2", "1", "3", "0"]);
  });

  it.each([
    ["h.object -= 1", "h.object = 3", 3],
    ["h.object = 3", "h.object -= 1", 3],
    ["h.object -= 9", "", 0],
  ])("modifiers that set come after those that add, within limits: %s, %s", (one, other, cost) => {
    const clauses = [one, other]
      .filter((body) => body !== "")
      .map((body) => `getterA (GET_RETREAT_COST, self) { h -> ${body} }`);
    const { match } = duel({ mine: ability(clauses.join("\n")), steps: ["note = 'nothing'"] });
    const view = tcgoneRuleset.view(match.moments.at(-1)?.state as never, "all");
    const face = view.cards.find(({ face: { name }, zone }) => name === "Mine" && zone === "play")?.face;
    expect(face?.figures.find(({ title }) => title === "Retreat")?.value).toBe(cost);
  });

  it.each([
    [1, []],
    [2, ["turn 6"]],
    [3, ["turn 6", "turn 7"]],
  ])("what lasts %i turns is over before the listeners of the turn in which it ends", (turns, heard) => {
    const body = `delayed {\n after BEGIN_TURN, { bc "turn \${turnCount}" }\n unregisterAfter ${turns}\n}`;
    const { said } = duel({ mine: attack(body), steps: [hit, 'do = ["End turn", "End turn", "End turn"]'] });
    expect(said).toEqual(heard);
  });

  it("an effect that ends itself hears nothing more, and its hook runs once", () => {
    const body =
      'delayed {\n before DIRECT_DAMAGE, {\n bc "heard"\n unregister()\n }\n unregister { bc "over" }\n}\ndirectDamage 10, defending\ndirectDamage 10, defending';
    expect(duel({ mine: attack(body), steps: [hit] }).said).toEqual(["heard", "over"]);
  });

  it("an effect that begins while an event happens hears that it has happened", () => {
    const body = 'delayed {\n after ATTACK_MAIN, self, { bc "after the attack" }\n unregisterAfter 1\n}\nbc "in it"';
    expect(duel({ mine: attack(body), steps: [hit] }).said).toEqual(["in it", "after the attack"]);
  });

  it.each([
    ["count: 3", 0, null],
    ["min: 0", 0, null],
    // As many as there are: nothing is left to ask.
    ["count: 3", 2, null],
    ["min: 1, max: 4", 2, [1, 2]],
    ["min: 0", 2, [0, 1]],
    ["max: 2", 3, [1, 2]],
    ["", 1, [1, 1]],
  ] as const)("selections fit what there is: select(%s) of %i", (given, cards, limits) => {
    const picked = given === "" ? '"Which?"' : `${given}, "Which?"`;
    const trick = `onPlay { my.hand.select(${picked}).discard() }`;
    const hand = ["Trick", ...Array.from({ length: cards }, () => "Spark")];
    const { match, wrong } = duel({ trick, hand, steps: ['do = "Play Trick"'] });
    expect(wrong).toEqual([]);
    const prompt = match.moments.at(-1)?.state.frames.at(-1)?.prompt;
    expect(prompt?.kind === "cards" ? [prompt.min, prompt.max] : null).toEqual(limits);
  });

  it("what was done before an assertion fails stays, and what comes after is left out", () => {
    const body = 'bc "before"\ndirectDamage 10, defending\nassert my.hand.notEmpty : "No card"\nbc "after"';
    const { said, wrong } = duel({
      mine: attack(body),
      steps: [`${hit}\nexpect.cards."Theirs" = { hp = 190 }\nexpect.log = ["No card"]`],
    });
    expect([said, wrong]).toEqual([["before"], []]);
  });

  it("listing what may be done changes nothing, however often", () => {
    const material = sampleMaterial();
    let seen = 0;
    playRandomly({
      ruleset: tcgoneRuleset,
      setup: anySetup(material, 5),
      watch: (state) => {
        if (state.outcome !== null || state.step % 20 !== 0) return;
        seen += 1;
        const before = fingerprint(state);
        const [one, other] = [tcgoneRuleset.offers(state), tcgoneRuleset.offers(state)];
        expect(other).toEqual(one);
        expect(fingerprint(state)).toBe(before);
        // What is offered without a refusal can be done, and what is refused cannot.
        for (const { action, refusal } of one) expect(tcgoneRuleset.apply(state, action).ok).toBe(refusal === null);
      },
    });
    expect(seen).toBeGreaterThan(2);
  });

  it("an ability that was blocked comes back for another reason than entering", () => {
    const theirs =
      'bwAbility "Gas" {\n getterA (IS_ABILITY_BLOCKED) { h -> if (self.active && h.target.owner != self.owner) { h.object = true } }\n}';
    const mine = ability('onActivate { reason -> bc "on ${reason}" }\nonDeactivate { bc "off" }');
    const { said } = duel({
      theirs,
      mine,
      hand: ["Mine"],
      steps: ['do = "Bench Mine"', 'set = [{ card = "Peg", slot = 0 }]', 'do = "End turn"'],
    });
    expect(said.filter((line) => line.startsWith("on "))).not.toContain("on PLAY_FROM_HAND");
    expect(said).toContain("on OTHER");
  });

  it("effects that cause each other too deeply are a fault that names the chain, and change nothing", () => {
    const theirs = ability("delayedA { before DIRECT_DAMAGE, { directDamage 10, self } }");
    const { match, wrong } = duel({ theirs, mine: attack("directDamage 10, defending"), steps: [hit] });
    expect(wrong.join()).toContain("Effects cause each other too deeply: DIRECT_DAMAGE by Theirs > …");
    const { cards } = match.moments.at(-1)?.state as unknown as TcgState;
    expect(cards.every(({ damage }) => damage === 0)).toBe(true);
  });

  it("ninety effects may cause each other, but not a hundred and ten", () => {
    const depths = [90, 110].map((levels) => {
      const theirs = ability(
        `delayedA { before DIRECT_DAMAGE, { if (ef.amount > 0) { directDamage ef.amount - 1, self } } }`,
      );
      const { wrong } = duel({ theirs, mine: attack(`directDamage ${levels}, defending`), steps: [hit] });
      return wrong.join();
    });
    expect(depths).toEqual(["", expect.stringContaining("too deeply: DIRECT_DAMAGE by Theirs > …") as string]);
  });

  it("a saved position goes on as it would have", () => {
    const { match } = duel({
      mine: attack('def n = chooseNumber(1, 3, "How many?")\ndirectDamage n * 10, defending'),
      steps: [hit],
    });
    const state = match.moments.at(-1)?.state as never;
    const loaded = must(tcgoneRuleset.load(tcgoneRuleset.save(state), match.setup));
    const action = tcgoneRuleset.offers(state)[1]?.action;
    if (action === undefined) throw new Error("Nothing is asked");
    const [one, other] = [state, loaded].map((each) => must(tcgoneRuleset.apply(each, action)).state);
    expect(fingerprint(other as never)).toBe(fingerprint(one as never));
  });
});

describe("hostile effects", () => {
  it.each([
    ["endless repeating", "repeat (100) { repeat (100) { repeat (100) { heal 0 } } }", /more than 5000 steps/u],
    ["coins that always show heads", 'flipUntilTails { bc "x" }', /^$/u],
  ])("are bounded: %s", (_name, body, fault) => {
    const mine = `${ability('getterA (COIN_FLIP_GETTER) { h -> h.object = "heads" }')}\n${attack(body)}`;
    const { said, wrong } = duel({ mine, steps: [hit] });
    expect(wrong.join()).toMatch(fault);
    expect(said.length).toBeLessThanOrEqual(100);
  });

  it("take each list once, so that what is added to it is not met", () => {
    const { said } = duel({
      mine: attack('def all = [1]\nall.each {\n all = all + [2]\n bc "${it}"\n}'),
      steps: [hit],
    });
    expect(said).toEqual(["1"]);
  });

  it("that ask for themselves through other getters get the base", () => {
    const mine = ability(
      "getterA (GET_FULL_HP, self) { h -> h.object += 10 * self.retreatCost }\ngetterA (GET_RETREAT_COST, self) { h -> h.object += self.fullHP / 100 }",
    );
    const { match } = duel({ mine, steps: ["note = 'nothing'"] });
    const view = tcgoneRuleset.view(match.moments.at(-1)?.state as never, "all");
    const figures = view.cards.find(({ face, zone }) => face.name === "Mine" && zone === "play")?.face.figures ?? [];
    expect(Object.fromEntries(figures.map(({ title, value }) => [title, value]))).toMatchObject({
      HP: 230,
      Retreat: 3,
    });
  });

  it("keep no more than 200 lasting effects of one card", () => {
    const body = 'repeat (100) { delayed { after CUSTOM, { bc "x" } } }';
    const { match } = duel({ mine: attack(`${body}\n${body}\n${body}`), steps: [hit] });
    const bundles = match.moments.at(-1)?.state.bundles.filter(({ program }) => program === "effect");
    expect(bundles?.length).toBe(200);
  });

  it.each(["__proto__", "constructor", "toString"])("have %s as a plain name", (name) => {
    const { said, wrong } = duel({
      mine: attack(`def ${name} = 3\nstore "${name}", ${name} + 1\nbc "\${${name}} \${stored("${name}")}"`),
      steps: [hit],
    });
    expect([said, wrong]).toEqual([["3 4"], []]);
  });
});
