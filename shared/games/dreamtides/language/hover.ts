import { listed, nodePathAt, type AstNode, type Hover as TextHover } from "../../../text/index.js";
import type { Analysis, Paragraph } from "./analyse.js";
import type { CellName } from "./cells.js";
import { needed } from "./variables/needed.js";
import { describeValue } from "./problems/references.js";
import { astNodes } from "./source-tree.js";
import { nameIn, readDirective } from "./tokens/directive.js";
import { lex, type Token } from "./tokens/lex.js";
import type { Binding, Variables } from "./variables/bindings.js";
import { aboutPhrase } from "./vocabulary/about.js";

export type Hover = TextHover<CellName>;

/** Explains what stands at an offset: a directive and the value it takes, words and what they mean, a variable. */
export function hover(analysis: Analysis, cell: CellName, offset: number): Hover | undefined {
  switch (cell) {
    case "rulesText":
      return hoverRulesText(analysis, offset);
    case "variables":
      return hoverVariable(analysis, offset);
    case "prompts": {
      const text = analysis.cells.prompts ?? "";
      const token = lex(text).tokens.find(({ from, to }) => from <= offset && offset < to);
      return token?.kind === "Directive" ? hoverDirective(text, token, 0, "prompts", analysis.variables) : undefined;
    }
  }
}

function hoverRulesText({ paragraphs, variables }: Analysis, offset: number): Hover | undefined {
  const paragraph = paragraphs.find(({ span }) => span.from <= offset && offset < span.to);
  if (paragraph === undefined) return undefined;
  const { span, parse } = paragraph;
  const at = offset - span.from;
  const token = parse.tokens.find(({ from, to }) => from <= at && at < to);
  if (token?.kind === "Directive") return hoverDirective(parse.text, token, span.from, "rulesText", variables);
  return token === undefined ? undefined : hoverMeaning(paragraph, offset);
}

function hoverDirective(text: string, token: Token, shift: number, cell: CellName, variables: Variables): Hover {
  const reading = readDirective(token.text);
  const about = aboutPhrase(reading.kind === "name" ? reading.name : nameIn(token.text));
  const values = needed(reading).map(({ name }) => {
    const value = variables.values.get(name);
    return value === undefined ? `${name} is not bound.` : `${name} is ${describeValue(value)}.`;
  });
  return {
    cell,
    span: { from: token.from + shift, to: token.to + shift },
    title: text.slice(token.from, token.to),
    lines: [...(about === undefined ? [] : [about]), ...values],
  };
}

/** The innermost variant of the catalogue that is written here. */
function hoverMeaning(paragraph: Paragraph, offset: number): Hover | undefined {
  const top = astNodes(paragraph);
  const path = top === undefined ? [] : nodePathAt(top, offset);
  const named = path.findLast((node) => variantName(node) !== undefined);
  if (named === undefined) return undefined;
  const title = variantName(named) ?? "";
  return { cell: "rulesText", span: named.span, title, lines: [JSON.stringify(named.value)] };
}

/** The variant that a node is: every text in an ability is the name of one. */
const variantName = ({ key, isVariant, value }: AstNode): string | undefined => {
  if (typeof value === "string") return value;
  return isVariant ? String(key) : undefined;
};

function hoverVariable({ variables, paragraphs }: Analysis, offset: number): Hover | undefined {
  const binding = variables.bindings.find(({ span }) => span.from <= offset && offset <= span.to);
  if (binding === undefined) return undefined;
  const users = paragraphs.flatMap(({ parse }) =>
    (parse.resolved?.references ?? [])
      .filter(({ name }) => name === binding.name)
      .map(({ token }) => parse.text.slice(token.from, token.to)),
  );
  return { cell: "variables", span: binding.span, title: binding.name, lines: [valueLine(binding), usersLine(users)] };
}

const valueLine = ({ name, value }: Binding): string =>
  value === undefined ? `${name} has no value.` : `${name} is ${describeValue(value)}.`;

const usersLine = (users: readonly string[]): string =>
  users.length === 0 ? "No directive uses it." : `Used by ${listed([...new Set(users)].slice(0, 5), "and")}.`;
