import type { Span } from "../../../../base/index.js";
import { trimSpan } from "../../../../text/index.js";
import { initialValue } from "../variables/edit.js";
import { FIGMENT_SPELLINGS, SUBTYPE_SPELLINGS } from "../vocabulary/names.js";
import type { VariableKind } from "../vocabulary/phrases.js";
import type { Completion } from "../cells.js";

/** The kinds that the texts of a card ask a name for. */
export type AskedKinds = ReadonlyMap<string, ReadonlySet<VariableKind>>;

const SPELLINGS: Readonly<Record<VariableKind, readonly string[]>> = {
  integer: [],
  subtype: SUBTYPE_SPELLINGS,
  figment: FIGMENT_SPELLINGS,
};

/** What may be written in a `variables` cell: before a colon the names that are missing, after it the values that fit. */
export function completeVariables(
  text: string,
  offset: number,
  asked: AskedKinds,
  bound: ReadonlySet<string>,
): Completion[] {
  const part = partAround(text, Math.max(0, Math.min(offset, text.length)));
  const colon = text.slice(part.from, part.to).indexOf(":");
  return colon === -1 || offset <= part.from + colon
    ? missingNames(text, part, colon, asked, bound)
    : fittingValues(text, part, part.from + colon, asked);
}

/** The part of the cell that holds the offset, with its white space. */
function partAround(text: string, at: number): Span {
  const from = Math.max(text.lastIndexOf(",", at - 1), text.lastIndexOf("\n", at - 1)) + 1;
  const rest = /[,\n]/.exec(text.slice(at));
  return { from: at === 0 ? 0 : from, to: rest === null ? text.length : at + rest.index };
}

function missingNames(
  text: string,
  part: Span,
  colon: number,
  asked: AskedKinds,
  bound: ReadonlySet<string>,
): Completion[] {
  const span = trimSpan(text, colon === -1 ? part : { from: part.from, to: part.from + colon });
  const written = text.slice(span.from, span.to);
  return [...asked]
    .filter(([name]) => !bound.has(name) && name.startsWith(written))
    .map(([name, kinds]) => {
      const [kind = "integer"] = kinds;
      const label = `${name}: ${initialValue(kind)}`;
      const insert = colon === -1 ? label : name;
      const about = `A directive asks for ${name}, and nothing binds it.`;
      return { kind: "variable", label, detail: kind, about, change: { ...span, insert }, otherEdits: [] };
    });
}

function fittingValues(text: string, part: Span, colon: number, asked: AskedKinds): Completion[] {
  const name = text.slice(part.from, colon).trim();
  const kinds = asked.get(name) ?? new Set<VariableKind>(["subtype", "figment"]);
  const span = trimSpan(text, { from: colon + 1, to: part.to });
  const written = text.slice(span.from, span.to).toLowerCase();
  return [...kinds].flatMap((kind) =>
    SPELLINGS[kind]
      .filter((value) => value.toLowerCase().startsWith(written))
      .map((value) => ({
        kind: "value",
        label: value,
        detail: kind,
        about: `The ${kind} ${value}.`,
        // Right behind the colon a space belongs.
        change: { ...span, insert: text[span.from - 1] === ":" ? ` ${value}` : value },
        otherEdits: [],
      })),
  );
}
