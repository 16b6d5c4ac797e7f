import { expect, it } from "vitest";
import { readTemplate, type Directive } from "../../../shared/games/dreamtides/language/display/template/syntax.js";
import type { Body } from "../../../shared/games/dreamtides/language/display/vocabulary/define.js";
import {
  PHRASES,
  type PhraseDefinition,
} from "../../../shared/games/dreamtides/language/display/vocabulary/phrases.js";
import { brief } from "../../unit/shared/games/dreamtides/display/brief.js";
import { describeWithSpec, specLines } from "./material.js";

/** A reference in the notation of the specification: `⟨cap =name(a, b).#n⟩`. */
function noted({ transforms, reference, selectors }: Directive): string {
  const called = reference.kind === "name" && reference.arguments !== null;
  const list = called
    ? `(${reference.arguments.map((argument) => (argument.kind === "constant" ? argument.value.text : argument.name)).join(", ")})`
    : "";
  const keys = selectors.map((selector) => {
    if (selector.kind === "default") return ".*";
    return selector.kind === "key" ? `.${selector.key}` : `.#${selector.name}`;
  });
  const sign = reference.kind === "name" ? "=" : "";
  return `⟨${[...transforms, ""].join(" ")}${sign}${reference.name}${list}${keys.join("")}⟩`;
}

function notedText(body: string): string {
  if (body === "") return "(empty string)";
  if (/^[\uE000-\uFAFF\uFD88]$/u.test(body) && !/^[\uF9F8\uF9F9]$/u.test(body)) {
    return `U+${body.charCodeAt(0).toString(16).toUpperCase()}`;
  }
  const { segments } = readTemplate(body);
  const text = segments
    .map((segment) => (segment.kind === "literal" ? segment.text : noted(segment.directive)))
    .join("");
  return brief(text);
}

function notedBody(body: Body): string {
  if (typeof body === "string") return notedText(body);
  if (body.kind === "forms") return `one → ${notedText(body.one)}; other → ${notedText(body.other)}`;
  return Object.entries(body.branches)
    .map(([key, text]) => `${key} → ${notedText(text)}`)
    .join("; ");
}

function notedKind({ article, from, body }: PhraseDefinition): string {
  const match = typeof body === "object" && body.kind === "match" ? [`match ${body.parameter}`] : [];
  return (
    [...(article === null ? [] : [article]), ...(from === null ? [] : [`from ${from}`]), ...match].join(", ") || "—"
  );
}

const signatureOf = ({ name, parameters }: PhraseDefinition): string =>
  parameters.length === 0 ? name : `${name}(${parameters.join(", ")})`;

interface Documented {
  readonly signature: string;
  readonly kind: string;
  readonly output: string;
}

const bare = (cell: string): string =>
  cell
    .replaceAll("`", "")
    .replaceAll("**", "")
    .replace(/^"(.*)"$/, "$1");

/** Rows of the phrase tables: signature, tags, output, and in the author tables a count of uses. */
function documentedRow(line: string): Documented[] {
  const [, signature, kind, output] =
    /^\| `([a-z_0-9]+(?:\([^)]*\))?)` \| ([^|]*) \| (.*?) \|(?: (?:—|\d+) \|)?$/.exec(line) ?? [];
  if (signature === undefined || kind === undefined || output === undefined) return [];
  return [{ signature, kind, output: bare(output) }];
}

/** The lines that list subtypes and figments in running text. */
function documentedTerms(line: string): Documented[] {
  const nouns = [...line.matchAll(/`([a-z_]+)` \((an?)\) ([A-Za-z ]+)\/([A-Za-z ]+)/g)].map(
    ([, signature = "", kind = "", one = "", other = ""]) => ({
      signature,
      kind,
      output: `one → ${one}; other → ${other}`,
    }),
  );
  if (!line.startsWith("**Figment terms**")) return line.startsWith("`agent`") ? nouns : [];
  return [...line.matchAll(/`([a-z]+)` → ([A-Z][a-z]+)/g)].map(([, signature = "", text = ""]) => ({
    signature,
    kind: "a",
    output: `one → ${text}; other → ${text}`,
  }));
}

describeWithSpec("the phrase vocabulary (DISPLAY-5 and appendix A)", () => {
  const documented = specLines.flatMap((line) => [...documentedRow(line), ...documentedTerms(line)]);
  const ours = new Map([...PHRASES.values()].map((definition) => [signatureOf(definition), definition]));

  it("has all 486 definitions and no other", () => {
    expect(documented).toHaveLength(486);
    expect([...ours.keys()].sort()).toEqual(documented.map((phrase) => phrase.signature).sort());
  });

  it.each(documented)("$signature", ({ signature, kind, output }) => {
    const definition = ours.get(signature);
    if (definition === undefined) throw new Error(`No phrase ${signature}`);
    expect(notedKind(definition)).toBe(kind);
    expect(notedBody(definition.body)).toBe(output);
  });
});
