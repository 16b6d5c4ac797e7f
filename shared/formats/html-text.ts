/** Characters that HTML names; spreadsheets write the others as numbers or as themselves. */
const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
  bull: "•",
  times: "×",
  minus: "−",
  eacute: "é",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  szlig: "ß",
};

const entity = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/giu;

/** Text of HTML with its named and numbered characters as themselves; names that are not known stay. */
export const decodeEntities = (text: string): string =>
  text.replace(entity, (whole: string, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    const isScalar = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isScalar ? String.fromCodePoint(code) : whole;
  });
