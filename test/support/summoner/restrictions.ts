import { must } from "../../../shared/base/index.js";
import { rulesetOf } from "../../../shared/games/summoner/play/ruleset.js";
import type { Profile } from "../../../shared/games/summoner/play/config.js";
import { act, NONE, randomFrom, type JsonObject, type JsonValue } from "../../../shared/match/index.js";

/** A position with random restrictions, by a seed: blocks, exceptions and conditions on summoners and cards of both fields. */
function restricted(seed: number): { readonly definitions: readonly JsonObject[]; readonly position: JsonObject } {
  const random = randomFrom(seed);
  const any = <Item>(items: readonly [Item, ...Item[]]): Item => items[random.below(items.length)] ?? items[0];
  const condition = (): JsonObject =>
    any<JsonObject>([
      { type: "always" },
      { type: "selfSummonerHasLevel", value: "4", operator: any(["OverOrEqual", "BelowOrEqual", "Equal", "?"]) },
      { type: "not", condition: { type: "cardHasAttribute", value: any(["wind", "shell"]) } },
      {
        type: "or",
        conditions: [
          { type: "cardHasMonsterType", value: "dragon" },
          { type: "handCardLessThan", value: "3" },
        ],
      },
    ]);
  const rule = (): JsonObject => ({
    condition: condition(),
    target: {
      type: any(["self", "opponent"]),
      scope: any<readonly string[]>([
        ["sky"],
        ["sp"],
        ["left", "right"],
        ["monster"],
        ["help"],
        ["this"],
        ["sky", "sp"],
      ]),
      subScope: any<readonly string[]>([
        ["all"],
        ["monsterType_dragon"],
        ["attr_wind", "value_50"],
        ["name_C3"],
        ["none_"],
      ]),
    },
    effectType: any(["blockSummonCard", "blockSummonCard", "overrideRestriction", "ableToSummon", "invalidCardEffect"]),
    priority: random.below(3),
  });
  const rules = (): readonly JsonValue[] => Array.from({ length: random.below(3) }, rule);
  const attributes = ["wind", "shell", "all", "fire"] as const;
  const card = (_: unknown, at: number): JsonObject => {
    const type = any(["monster", "monster", "monster", "help", "sp"]);
    const own = {
      attribute: [any(attributes)],
      monsterType: [any(["dragon", "beast", ""])],
      value: 10 * random.below(9),
    };
    return {
      id: `c${at}`,
      cardName: `C${at}`,
      type,
      ...(type === "monster" ? own : { subType: [] }),
      effectRules: rules(),
    };
  };
  const cards = Array.from({ length: 14 }, card);
  const summoners = ["S1", "S2"].map((id) => ({
    id,
    name: id,
    type: [],
    level: 1 + random.below(7),
    initialPoint: random.below(100),
    sky: [any(attributes)],
    left: [any(attributes)],
    right: [any(attributes)],
    nativeAddition: [],
    effectRules: rules(),
  }));
  const lying = (at: number): readonly JsonValue[] =>
    random.below(2) === 0 ? [] : [{ card: [`c${at}`], isBack: [random.below(4) === 0], valueOnField: 0 }];
  const player = (summoner: string, from: number): JsonObject => ({
    deck: {
      currentSummonerIdx: 0,
      summoner: [summoner],
      hand: [from, from + 1, from + 2].map((at) => `c${at}`),
      mainDeck: ["c0"],
    },
    redraw: 1,
    turnAction: [],
    Field: {
      summonner: summoners.find(({ id }) => id === summoner) ?? {},
      right: [],
      left: lying(from + 3),
      sky: lying(from + 4),
      help: lying(from + 5),
      sp: lying(from + 6),
    },
  });
  const players = { playerId_1: player("S1", 0), playerId_2: player("S2", 7) };
  const moment = { firstPlayer: 0, phase: "MAIN_PHASE", currentPlayer: "playerId_1", currentTurn: 0 };
  return { definitions: [...cards, ...summoners], position: { ...players, ...moment } };
}

/** How many ways of playing a card are refused; throws where what is offered and what is carried out disagree. */
export function refusalsAgree(seed: number, profile: Profile): number {
  const { definitions, position } = restricted(seed);
  const ruleset = rulesetOf(profile);
  const decks = [
    { name: "", cards: [] },
    { name: "", cards: [] },
  ];
  const { state } = must(ruleset.setup({ definitions, decks, options: { position }, seed }));
  const decision = ruleset.decision(state);
  if (decision.kind === "over") throw new Error("over");
  const legal = new Set(decision.actions.map(({ verb, card, value }) => `${verb} ${card} ${value}`));
  let refused = 0;
  for (const card of state.zones.hand[0] ?? []) {
    for (const verb of ["play", "hide"]) {
      for (let field = 0; field < 5; field++) {
        const action = act(verb, card, NONE, field);
        const reason = ruleset.refusal(state, action);
        const applied = ruleset.apply(state, action);
        const isOffered = legal.has(`${verb} ${card} ${field}`);
        if (applied.ok !== (reason === null) || isOffered !== applied.ok) {
          throw new Error(`seed ${seed}, ${profile}: ${verb} ${card} to ${field}: ${reason ?? "allowed"}`);
        }
        if (!applied.ok) refused += 1;
      }
    }
  }
  for (const { action, refusal } of ruleset.offers(state)) {
    if (ruleset.refusal(state, action) !== refusal)
      throw new Error(`seed ${seed}: ${action.verb} is offered otherwise`);
  }
  return refused;
}
