import { NOBODY, NONE, type Bundle, type ViewEffect, type Viewer } from "../../../../match/index.js";
import { bundleInWords } from "../../script/english/statements.js";
import { modifierInWords } from "../../script/english/modifiers.js";
import { Scope } from "../../script/english/scope.js";
import type { CompiledAbility } from "../cards/compile.js";
import { seatNames } from "../config.js";
import { abilityCode } from "../rules/abilities.js";
import { nameOf, topOf, unitOfCard } from "../rules/units.js";
import { codeFor } from "../runtime/library.js";
import { showValue } from "../runtime/show.js";
import { idOf, isList, isObject, kindOf, listOf, numberOf, partOf, textOf, type Value } from "../runtime/values.js";
import { moveName } from "../rules/moves.js";
import type { TcgReader } from "../types.js";

/** The effects that last, and the abilities that go on working, the oldest first. */
export function effectsOf(r: TcgReader, viewer: Viewer): readonly ViewEffect[] {
  return r.state.bundles.flatMap((bundle) => {
    const says = saysOf(r, bundle);
    if (says === "") return [];
    const { card, seat } = bundle.cause;
    const isKnown = r.state.cards[card] !== undefined && r.knows(viewer, r.card(card));
    // What works from a hand or a deck would tell that the card is there.
    if (!isKnown && bundle.program === "ability") return [];
    const about = aboutOf(r, bundle).filter((id) => r.knows(viewer, r.card(id)));
    return [
      {
        id: bundle.id,
        card: isKnown ? card : NONE,
        seat,
        title: isKnown ? titleOf(r, bundle) : "A card",
        text: says,
        variables: variablesOf(r, bundle, viewer),
        until: untilOf(r, bundle),
        about,
        canEnd: bundle.program !== "ability",
      },
    ];
  });
}

const sentence = (text: string): string => (text === "" ? "" : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`);

const abilityOf = (r: TcgReader, { cause, id }: Bundle): CompiledAbility | undefined => {
  const ability = r.state.abilities.find(({ bundle }) => bundle === id);
  return ability === undefined ? undefined : abilityCode(r, { cause, vars: ability.vars });
};

/** What a lasting effect does, in the words that its card would have. */
function saysOf(r: TcgReader, bundle: Bundle): string {
  const { program, vars } = bundle;
  const scope = namedScope(vars);
  switch (program) {
    case "effect": {
      const part = codeFor(r, numberOf(vars["code"], NONE)).parts[numberOf(vars["part"], NONE)];
      if (part?.kind === "getter") return sentence(modifierInWords(part.filters, part.body, scope));
      return part?.kind === "delayed" ? sentence(bundleInWords(part.items, scope)) || "It waits." : "";
    }
    case "ability": {
      const found = abilityOf(r, bundle);
      if (found === undefined) return "";
      const phrases = [
        ...found.lasting.map(({ items }) => bundleInWords(items, scope)),
        ...found.modifiers.map(({ filters, body }) => modifierInWords(filters, body, scope)),
      ];
      return phrases.map(sentence).join(" ").trim();
    }
    case "blocking":
      return `Prevents ${listOf(vars["events"]).map(textOf).join(", ")}.`;
    case "grantedMoves":
      return `Lends the moves of ${nameOf(r, numberOf(vars["card"], NONE))}.`;
    case "usedMoves":
      return "This unit may use the moves of others.";
    default:
      return "";
  }
}

/** Variables keep their names here, as each is listed with its value beside the words. */
function namedScope({ vars }: Bundle["vars"]): Scope {
  const scope = new Scope();
  if (isObject(vars)) for (const name of Object.keys(vars)) scope.define(name, { now: name, later: name });
  return scope;
}

/** The card, and the move or ability of it that the effect comes from. */
export function titleOf(r: TcgReader, bundle: Bundle): string {
  const { cause, vars } = bundle;
  if (r.state.cards[cause.card] === undefined) return "The rules";
  const name = nameOf(r, cause.card);
  const scene = vars["scene"];
  const own = abilityOf(r, bundle)?.name ?? (isObject(scene) ? moveName(r, scene["move"] ?? null) : "");
  return own === "" || own === name ? name : `${name}: ${own}`;
}

/** The cards that an effect is bound to or has in its variables. */
function aboutOf(r: TcgReader, { vars, cause, until }: Bundle): readonly number[] {
  const scene = vars["scene"];
  const self = isObject(scene) ? scene["self"] : unitOfCard(r, cause.card);
  const given = isObject(vars["vars"]) ? Object.values(vars["vars"]) : [];
  const ids = [self, ...given].flatMap((value) => cardsIn(r, value ?? null));
  const ends = until.flatMap(({ target = NONE }) => (r.state.cards[target] === undefined ? [] : [topOf(r, target)]));
  return [...new Set([...ids, ...ends])];
}

function cardsIn(r: TcgReader, value: Value): readonly number[] {
  if (isList(value)) return value.flatMap((each) => cardsIn(r, each));
  const id = idOf(value);
  if (r.state.cards[id] === undefined) return [];
  if (kindOf(value) === "card") return [id];
  return kindOf(value) === "unit" && r.isObject(id, partOf(value, "object")) ? [topOf(r, id)] : [];
}

/** Variables by name; cards that the viewer does not know stay a card. */
function variablesOf(r: TcgReader, { vars }: Bundle, viewer: Viewer): ViewEffect["variables"] {
  const given = isObject(vars["vars"]) ? vars["vars"] : {};
  return Object.entries(given).flatMap(([name, value]) => {
    if (name.startsWith("_") || kindOf(value) === "handle" || kindOf(value) === "block") return [];
    const cards = listOf(value).filter((each) => kindOf(each) === "card");
    const isHidden = cards.some((each) => r.state.cards[idOf(each)] && !r.knows(viewer, r.card(idOf(each))));
    const shown = isHidden ? "a card" : showValue(r, value);
    return [{ name, value: shown === "" ? "nothing" : shown }];
  });
}

const endings: Readonly<Record<string, string>> = {
  CHANGE_STAGE: "changes its stage",
  FALL_BACK: "leaves the active place",
  EVOLVE: "evolves",
  SWITCH: "is switched",
  KNOCKOUT: "is knocked out",
  REMOVE_FROM_PLAY: "leaves play",
};

/** How long an effect lasts. */
function untilOf(r: TcgReader, { program, expires, until }: Bundle): string {
  const ways = until.map(({ event, target = NONE, seat = NOBODY }) => {
    const who = r.state.cards[target] === undefined ? (seatNames[seat] ?? "") : nameOf(r, topOf(r, target));
    return `until ${who} ${endings[event] ?? `has ${event}`}`.replaceAll("  ", " ");
  });
  const turn = expires === NONE ? [] : [`ends when turn ${expires} begins`];
  const all = [...turn, ...ways].join(", or ");
  if (all !== "") return all;
  return program === "ability" ? "while in play" : "until something ends it";
}
