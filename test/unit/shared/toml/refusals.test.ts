import { describe, expect, it } from "vitest";
import { parseDocument } from "../../../../shared/toml/index.js";

/**
 * Texts that are not TOML, which are all refused in the same words. In each the mark ¦ stands before the unit that is
 * pointed at; `%` in the words is all that follows it.
 */
interface Refused {
  readonly code: string;
  readonly message: string;
  readonly expected?: string;
  readonly suggestion?: string;
  readonly texts: readonly string[];
}

const lines = (count: number): string => Array.from({ length: count }, (_, at) => `k${at} = ${at}\n`).join("");
const parts = (count: number): string => "a.".repeat(count);

const numbers: readonly Refused[] = [
  {
    code: "bad-number",
    message: "% is not a number.",
    expected: "digits, single underscores between them, at most one point and one exponent",
    texts: [
      ...["1__0", "1_", "1.", ".5", "-.5", "1.e2", "1e", "1e5.0", "1.2.3", "1.0_", "1._0", "1e_1", "1_.0", "1.0e+"],
      ...["0X1F", "0x", "0xG", "+0x1", "-0b1", "0o8", "0b2", "0x_1", "0x1_", "0b1_", "0o1_", "0x1z", "0b1__0"],
      ...["5x", "-012x", "012-34", "0_1", "1:02:03", "79-05-27"],
    ].map((word) => `a = ¦${word}`),
  },
  ...[
    ["01", "1"],
    ["+00.5", "+0.5"],
    ["-0012", "-12"],
    ["00", "0"],
    ["01e5", "1e5"],
  ].map(([word, unpadded]) => ({
    code: "leading-zero",
    message: "% begins with a zero.",
    suggestion: `write ${unpadded}, or "${word}" to keep the zero`,
    texts: [`a = ¦${word}`],
  })),
  {
    code: "integer-too-large",
    message: "The integer does not fit into 64 bits.",
    suggestion: 'put it in quotes: "…"',
    texts: [
      "a = ¦9223372036854775808",
      "\nab = ¦-9223372036854775809",
      "a = ¦0x8000000000000000",
      `a = ¦${"1".repeat(4096)}`,
    ],
  },
  {
    code: "too-long",
    message: "A value without quotes has more than 4096 characters.",
    texts: [`a = ¦${"1".repeat(4097)}`],
  },
];

const dates: readonly Refused[] = [
  {
    code: "bad-date",
    message: "% is not a date or time.",
    expected: "a date as 2026-01-31, a time as 07:30:00, or both",
    texts: [
      ...["1979-13-01", "1979-00-10", "1979-05-00", "1979-05-32", "1979-5-27", "1979-05-27x"],
      ...["2023-02-29", "1900-02-29", "2024-02-30", "2023-04-31", "2023-06-31", "2023-09-31", "2023-11-31"],
      ...["24:00:00", "23:60:00", "23:59:61", "07:32", "07:32:00.", "07:32:00x"],
      ...["1979-05-27T", "1979-05-27T24:00:00", "1979-13-27T07:32:00Z", "1979-05-27T07:32:00Zx", "1979-05-27U07:32:00"],
      ...["1979-05-27T07:32:00+24:00", "1979-05-27T07:32:00+23:60", "1979-05-27T07:32:00+7:00", "1979-05-27 07:32"],
    ].map((word) => `a = ¦${word}`),
  },
];

const words: readonly Refused[] = [
  {
    code: "value-missing",
    message: "A value is missing.",
    expected: "a string in quotes, a number, true, false, a date, [ or {",
    suggestion: 'write "" for an empty text',
    texts: ["a =¦", "a = ¦# c", "a = ¦\n", "a = ¦\r\n", "a = ¦,", "a = [¦,]", "a = [1,¦,2]", "a = {b = ¦}"],
  },
  ...["True", "FALSE", "INF", "+Inf", "NaN", "-NAN"].map((word) => ({
    code: "wrong-case",
    message: "% is written in lower case.",
    suggestion: word.toLowerCase(),
    texts: [`a = ¦${word}`],
  })),
  ...[
    "_1",
    "++1",
    "+",
    "-",
    "x0x1",
    "xinf",
    "infx",
    "truex",
    "x1979-05-27",
    "x07:32:00",
    "mid“dle",
    "x".repeat(40),
  ].map((word) => ({
    code: "unquoted-string",
    message: "% is not a value; text stands in quotes.",
    suggestion: `put the text in quotes: "${word}"`,
    texts: [`a = ¦${word}`],
  })),
  ...["a = ¦hello world # c", "a = [¦hello world, 2]", "a = [¦hello world]", "a = {b = ¦hello world}"].map((text) => ({
    code: "unquoted-string",
    message: "hello is not a value; text stands in quotes.",
    suggestion: 'put the text in quotes: "hello world"',
    texts: [text],
  })),
  {
    code: "unquoted-string",
    message: "hello is not a value; text stands in quotes.",
    suggestion: 'put the text in quotes: "hello, world]}"',
    texts: ["a = ¦hello, world]}\r\n"],
  },
  ...[
    ["“quoted text”", "“quoted", "quoted text"],
    ["“open", "“open", "open"],
    ["close»", "close»", "close"],
  ].map(([text, word, unmarked]) => ({
    code: "unquoted-string",
    message: `${word} is not a value; text stands in quotes.`,
    suggestion: `put the text in straight quotes: "${unmarked}"`,
    texts: [`a = ¦${text}`],
  })),
  {
    code: "unquoted-string",
    message: `${"x".repeat(40)}… is not a value; text stands in quotes.`,
    suggestion: `put the text in quotes: "${"x".repeat(40)}…"`,
    texts: [`a = ¦${"x".repeat(41)}`],
  },
];

const strings: readonly Refused[] = [
  ...['"', "'"].map((mark) => ({
    code: "unclosed-string",
    message: "The string that begins here is not closed.",
    expected: `a closing ${mark}`,
    suggestion: `a text of several lines goes between ${mark.repeat(3)} marks`,
    texts: [`a = ¦${mark}x`, `a = ¦${mark}`, `a = ¦${mark}x\n${mark}`, `a = ¦${mark}x\r\n${mark}`, `¦${mark}a = 1`],
  })),
  ...['"""', "'''"].map((marks) => ({
    code: "unclosed-string",
    message: "The string that begins here is not closed.",
    expected: `a closing ${marks}`,
    suggestion: `add ${marks}`,
    texts: [`a = ¦${marks}x`, `a = ¦${marks}x\n`, `a = ¦${marks}x${marks.slice(1)}`, `a = ¦${marks}`],
  })),
  ...[
    [String.raw`"¦\x"`, "x"],
    [String.raw`"a¦\ "`, " "],
    [String.raw`"¦\constructor"`, "c"],
    [String.raw`"""¦\ x"""`, " "],
  ].map(([text, letter]) => ({
    code: "unknown-escape",
    message: `\\${letter} is not an escape TOML knows.`,
    expected: String.raw`one of \b \t \n \f \r \" \\ \uXXXX \UXXXXXXXX`,
    suggestion: String.raw`a backslash itself is written \\; or put the text in '…', where backslashes are plain`,
    texts: [`a = ${text}`],
  })),
  {
    code: "bad-escape",
    message: String.raw`\u takes 4 hexadecimal digits.`,
    expected: String.raw`\uXXXX`,
    texts: [String.raw`a = "¦\u"`, String.raw`a = "¦\u12"`, String.raw`a = "¦\uG123"`, String.raw`a = "¦\u123G"`],
  },
  {
    code: "bad-escape",
    message: String.raw`\U takes 8 hexadecimal digits.`,
    expected: String.raw`\UXXXXXXXX`,
    texts: [String.raw`a = "¦\U0011"`, String.raw`a = "¦\U0000000G"`],
  },
  ...["U00110000", "uD800", "uDFFF"].map((escape) => ({
    code: "not-a-character",
    message: `\\${escape} is not a Unicode character.`,
    texts: [`a = "x¦\\${escape}"`],
  })),
];

const units: readonly Refused[] = [
  {
    code: "bare-carriage-return",
    message: "A carriage return without a line feed is not a line end.",
    texts: ["# x¦\ry", "a = x¦\ry", 'a = "x¦\ry"', "a = '''x¦\ry'''", "a = [1¦\r2]", "a = [¦\r]", "a = x¦\r"],
  },
  ...[
    ["# x¦\u0000", "0000", "comments"],
    ["a = 1 # x¦\u001f", "001F", "comments"],
    ["# ¦\u0008", "0008", "comments"],
    ["# x¦\u007f", "007F", "comments"],
    ["a = 'x¦\u001f'", "001F", "strings"],
    ["a = 'x¦\u007f'", "007F", "strings"],
    ['a = "x¦\u0000"', "0000", "strings"],
    ['a = "x¦\u007f"', "007F", "strings"],
    ['a = """x¦\u000b"""', "000B", "strings"],
    ["a = '''x\n¦\u007f'''", "007F", "strings"],
    ["a = x¦\u0000", "0000", "values"],
    ["a = ¦\u007f", "007F", "values"],
  ].map(([text = "", digits, where]) => ({
    code: "control-character",
    message: `The control character U+${digits} is not allowed in ${where}.`,
    suggestion: `write it as \\u${digits} in a "…" string`,
    texts: [text],
  })),
  {
    code: "lone-surrogate",
    message: "Half of a surrogate pair is not a character.",
    texts: [
      ...["# ¦\ud800", "# ¦\ud800x", "# ¦\udc00", "# ¦\udfff", "# ¦\udbff\ue000", "# \uda00\udc00¦\udc00"],
      ...['a = "¦\ud800"', "a = '¦\udc00'", "a = '¦\ud800x'", "a = '''¦\udfff'''", 'a = """\ud83d\ude00¦\ud83d"""'],
    ],
  },
  {
    code: "line-not-ended",
    message: "Nothing more may stand on the line after a value.",
    expected: "the end of the line or a comment",
    texts: [
      ...["a = 1 ¦b = 2", "a = 1¦, b = 2", 'a = "x" ¦y', 'a = """x"""""¦"', "a = 1 ¦\u0007", "a = 1 ¦\r"],
      ...[
        "a = 1979-05-27 ¦7:32:00",
        "a = 1979-05-27  ¦07:32:00",
        "a = 1979-05-27\t¦07:32:00",
        "a = 1979-05-27 ¦0x:32:00",
      ],
      ...["a = 1979-05-27 ¦x7:32:00", "a = 1979-05-27 ¦07-32"],
    ],
  },
  {
    code: "line-not-ended",
    message: "Nothing more may stand on the line after a header.",
    expected: "the end of the line or a comment",
    texts: ["[a]¦]", "[a] ¦b = 1", "[[a]] ¦[b]", "[[a]]¦]"],
  },
];

const keys: readonly Refused[] = [
  {
    code: "key-missing",
    message: "A key is missing.",
    expected: "a key",
    texts: [
      ...["¦= 1", "a.¦= 1", "¦.a = 1", "a.¦.b = 1", "a.¦# = 1", "a.¦\r\nb = 1", "a.¦\nb = 1", "a.¦"],
      ...["¦]", "¦}", "¦,", "[ ¦= 1", "[¦]", "[[¦]]", "[a.¦]", "[a.¦.b]", "a = {¦,}"],
    ],
  },
  {
    code: "equals-missing",
    message: "After a key comes = and a value.",
    expected: "=",
    texts: ["a¦", "a ¦b = 1", "a¦\n= 1", 'a = 1\n"" ¦x = 1', "a¦😀 = 1", "a¦] = 1", "a = {b¦}"],
  },
  {
    code: "multi-line-key",
    message: "A key cannot be a string of several lines.",
    expected: "a key in single marks",
    texts: ['¦"""a""" = 1', "¦'''a''' = 1", 'a.¦"""b""" = 1'],
  },
  {
    code: "conflict-marker",
    message: "A merge by lines left a conflict here.",
    suggestion: "keep the lines of one side, and delete the lines with <<<<<<<, ======= and >>>>>>>",
    texts: [
      "a = 1\n¦<<<<<<< HEAD\nb = 2\n=======\nb = 3\n>>>>>>> theirs\n",
      "¦<<<<<<< HEAD\n",
      "a = 1\r\n¦=======\r\n",
      "a = 1\n¦>>>>>>> theirs",
      "a = 1\n¦||||||| base\n",
    ],
  },
  {
    code: "bad-key",
    message: "< cannot stand in a bare key.",
    expected: "letters, digits, - and _",
    suggestion: 'put the key in quotes: "…"',
    texts: ["¦<<<<<< HEAD", "¦<<<<<<<< HEAD", "  ¦<<<<<<< HEAD", "a.¦<<<<<<< = 1"],
  },
  ...["é", "😀", "@", "/", ":", "`", "{", "[", "\u0007", "\r"].map((character) => ({
    code: "bad-key",
    message: `${character} cannot stand in a bare key.`,
    expected: "letters, digits, - and _",
    suggestion: 'put the key in quotes: "…"',
    texts: [`a.¦${character} = 1`],
  })),
  {
    code: "too-deep",
    message: "The key has more than 400 parts.",
    texts: [`¦${parts(400)}b = 1`, `[¦${parts(400)}b]`],
  },
];

const nested: readonly Refused[] = [
  {
    code: "comma-missing",
    message: "Two elements of an array need a comma between them.",
    expected: ", or ]",
    texts: ["a = [1 ¦2]", "a = [1¦}", "a = [1\n# c\n¦2]"],
  },
  {
    code: "unclosed-array",
    message: "The array that begins here is not closed.",
    expected: "a closing ]",
    texts: ["a = ¦[", "a = ¦[1", "a = ¦[1,", "a = ¦[\n# c", "a = [1, ¦[2"],
  },
  {
    code: "unclosed-table",
    message: "The inline table that begins here is not closed.",
    expected: "a closing }",
    texts: ["a = ¦{", "a = ¦{b = 1", "a = ¦{b = 1,", "a = ¦{b = 1, ", "a = {b = ¦{c = 1"],
  },
  {
    code: "trailing-comma",
    message: "An inline table has no comma before its }.",
    suggestion: "remove the comma",
    texts: ["a = {b = 1¦,}", "a = {b = 1 ¦, }"],
  },
  {
    code: "line-in-inline-table",
    message: "An inline table stands on one line, without comments.",
    expected: "a member or }",
    texts: [
      ...["a = {b = 1¦\n}", "a = {¦\nb = 1}", "a = {b = 1,¦\r\nc = 2}", "a = {b = 1 ¦# c\n}", "a = {¦# c\n}"],
      "a = { ¦\r\n}",
    ],
  },
  {
    code: "comma-missing",
    message: "Two members of an inline table need a comma between them.",
    expected: ", or }",
    texts: ["a = {b = 1 ¦c = 2}", "a = {b = 1¦]"],
  },
  ...[
    ["a = {b = 1, ¦b = 2}", "b"],
    ["a = {b = 1, ¦b.c = 2}", "b"],
    ["a = {b = {c = 1}, ¦b.d = 2}", "b"],
    ["a = {b = [], ¦b.c = 1}", "b"],
    ["a = {b.c = 1, ¦b.c = 2}", "c"],
    ["a = {b.c = 1, ¦b = 2}", "b"],
    ["x = 1\n# é\n[t]\na = {  b = 1, c = 2, ¦b = 3}", "b"],
  ].map(([text = "", key]) => ({
    code: "duplicate-key",
    message: `The inline table already has the key ${key}.`,
    suggestion: "remove one of the two, or rename it",
    texts: [text],
  })),
  {
    code: "too-deep",
    message: "Values are nested deeper than 400 levels.",
    texts: [
      `a = ${"[".repeat(400)}¦[`,
      `a.b.c.d = ${"[".repeat(397)}¦[`,
      `a = ${"{a=".repeat(400)}¦{`,
      `a = [[{${parts(397)}b = ¦{}}]]`,
    ],
  },
];

const structure: readonly Refused[] = [
  { code: "unclosed-header", message: "The header is not closed.", expected: "]", texts: ["[a¦", "[a¦\n]", "[a ¦b]"] },
  { code: "unclosed-header", message: "The header is not closed.", expected: "]", texts: ["\uFEFF[a¦", "\uFEFF\n[a¦"] },
  {
    code: "unclosed-header",
    message: "The header is not closed.",
    expected: "]]",
    texts: ["[[a¦]", "[[a¦] ]", "[[a¦"],
  },
  ...[
    ["[a]\n¦[a]", "a"],
    ["a.b = 1\n¦[a]", "a"],
    ["[a]\nb.c = 1\n¦[a.b]", "a.b"],
    ["[a]\nb.c.d = 1\n¦[a.b.c]", "a.b.c"],
    ["[a.b.c]\n[a.b]\n¦[a.b]", "a.b"],
    ["x.y.z = 1\n[x.q]\n¦[x.y]", "x.y"],
    ["[a]\n[b]\nc.d = 1\n[b.c.e]\n ¦[b.c]", "b.c"],
  ].map(([text = "", table]) => ({
    code: "duplicate-table",
    message: `The table ${table} already exists.`,
    suggestion: "put the keys into the first one",
    texts: [text],
  })),
  ...[
    ["[[a]]\n¦[a]", "a"],
    ["[[a]]\n[[a.b]]\n¦[a.b]", "a.b"],
  ].map(([text = "", table]) => ({
    code: "duplicate-table",
    message: `The table ${table} already exists.`,
    suggestion: `[[${table}]] adds another element`,
    texts: [text],
  })),
  {
    code: "duplicate-table",
    message: "The table b is defined elsewhere; dotted keys cannot add to it.",
    texts: [
      ...["[a.b]\n[a]\n¦b.c = 1", "[[a.b]]\n[a]\n¦b.c = 1", "[a.b.c]\n[a]\n¦b.d = 1"],
      "[a.b.c.d]\n[a]\n¦b.c.e = 1",
    ],
  },
  ...[
    ["[a]\n¦[[a]]", "a"],
    ["a = []\n¦[[a]]", "a"],
    ["[a.b]\n¦[[a]]", "a"],
    ["a.b = 1\n¦[[a]]", "a"],
    ["[[a]]\n[a.b]\n¦[[a.b]]", "a.b"],
  ].map(([text = "", table]) => ({
    code: "not-an-array-of-tables",
    message: `${table} exists and is not an array of tables.`,
    suggestion: "use the same brackets for all of them, or another name",
    texts: [text],
  })),
  ...[
    ["a = 1\n¦[a]", "a"],
    ["a = 1\n¦[a.b]", "a"],
    ["a = {}\n¦[a.b]", "a"],
    ["x.y = 1\n[z]\n¦[x.y]", "x.y"],
    ["x.y = 1\n ¦[x.y.z.q]", "x.y"],
  ].map(([text = "", table]) => ({
    code: "not-a-table",
    message: `${table} already has a value, so it is not a table.`,
    texts: [text],
  })),
  ...[
    ["a = 1\n¦a = 2", "a"],
    ["a = 1\n¦a.b = 2", "a"],
    ["a.b = 1\n¦a = 2", "a"],
    ["a.b = 1\n ¦a.b = 2", "b"],
    ["a = {}\n¦a.b = 1", "a"],
    ['[a]\nb = 1\n¦"b" = 2', "b"],
    ["[[a]]\nb = 1\n[[a]]\nb = 1\n¦b = 2", "b"],
    [`${lines(16)}¦k0 = 1`, "k0"],
    [`${lines(17)}¦k16 = 1`, "k16"],
    [`${lines(20)}¦k3 = 1`, "k3"],
    [`${lines(20)}¦k19 = 1`, "k19"],
  ].map(([text = "", key]) => ({
    code: "duplicate-key",
    message: `The key ${key} is already in this table.`,
    suggestion: "remove one of the two, or rename it",
    texts: [text],
  })),
];

describe.each<[what: string, refused: readonly Refused[]]>([
  ["a number", numbers],
  ["a date", dates],
  ["a bare word", words],
  ["a string", strings],
  ["a character or a line", units],
  ["a key", keys],
  ["an array or an inline table", nested],
  ["the structure", structure],
])("what is wrong with %s", (_, refused) => {
  const cases = refused.flatMap(({ texts, ...words }) => texts.map((text) => ({ ...words, text })));
  it.each(cases)("$code: $text", ({ text: marked, code, message, expected, suggestion }) => {
    const at = marked.indexOf("¦");
    const text = marked.replace("¦", "");
    const before = text.slice(0, at).replace("\uFEFF", "").split("\n");
    const read = parseDocument(text);
    expect(read.ok ? undefined : read.error).toEqual({
      code: `toml/${code}`,
      message: message.replace("%", () => text.slice(at)),
      line: before.length,
      column: (before.at(-1) ?? "").length + 1,
      ...(expected === undefined ? {} : { expected }),
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  });
});
