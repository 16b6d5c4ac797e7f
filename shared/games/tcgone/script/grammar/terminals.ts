import { form, optional, silentRule, token, valueToken, type Terminal } from "../../../../text/index.js";
import type { Span } from "../../../../base/index.js";
import type { Expression } from "../syntax/nodes.js";

/** What a token hands over. */
export interface TokenValue extends Span {
  readonly text: string;
  /** Of a text: what reads as it stands, and values that are put in. */
  readonly pieces?: readonly (string | Expression)[];
}

/** Marks and words without a value of their own. */
export const mark = (shown: string, ...spellings: readonly string[]) =>
  token("mark", shown, ...(spellings.length > 0 ? spellings : [shown]));
/** Marks whose place counts. */
export const placed = (shown: string, ...spellings: readonly string[]): Terminal<TokenValue> =>
  valueToken<TokenValue>("mark", shown, ...(spellings.length > 0 ? spellings : [shown]));
/** Reserved words whose place counts. */
export const wordAt = (...spellings: readonly string[]): Terminal<TokenValue> =>
  valueToken<TokenValue>("word", spellings[0] ?? "", ...spellings);
/** Words that begin a clause. */
export const clauseAt = (...spellings: readonly string[]): Terminal<TokenValue> =>
  valueToken<TokenValue>("clause", spellings[0] ?? "", ...spellings);

const kindAt = (group: string, shown: string): Terminal<TokenValue> => valueToken<TokenValue>(group, shown, group);

export const NAME = kindAt("name", "a name");
export const LABEL = kindAt("label", "the name of a value");
export const CONSTANT = kindAt("constant", "a constant");
export const OPERATION = kindAt("operation", "an operation");
export const CALL = kindAt("call", "an operation");
export const NUMBER = kindAt("number", "a number");
export const TEXT = kindAt("text", "a text");

export const COMMA = mark(",");
export const optionalComma = optional(COMMA);
export const COLON = mark(":");
export const LINE = mark("a new line", "line");
export const openBrace = placed("{");
export const closeBrace = placed("}");
export const openParen = placed("(");
export const openValues = placed("(", "values(");
export const closeParen = placed(")");

/** Nothing at all, between items that follow each other directly. */
export const nothing = silentRule("nothing", () => [form([])]);
/** Line ends and semicolons between statements; statements may also share a line. */
export const separators = silentRule("separators", () => [form([LINE, separators]), form([])]);
