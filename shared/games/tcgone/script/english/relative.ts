/** What is said of `it`, as a clause behind what it is: `whose name is Pal and that has damage`. */
export function relativeInWords(test: string, isPlural = false): string {
  const parts = test.split(/ and (?=it |its )/u);
  const [has, is] = isPlural ? ["have", "are"] : ["has", "is"];
  const said = parts.map((part) =>
    part
      .replace(/^its /u, "whose ")
      .replace(/^it has /u, `that ${has} `)
      .replace(
        /^it is (?:(an?) )?/u,
        (_, article?: string) => `that ${is} ${isPlural || !article ? "" : `${article} `}`,
      ),
  );
  // One that begins with something else is no clause.
  return said.every((part) => /^(?:whose|that) /u.test(part) && !/ or its? /u.test(part))
    ? said.join(" and ")
    : `where ${test}`;
}

/** What is said of each or one of several. */
export function amongInWords(which: "at least one" | "each", of: string, test: string): string {
  const [, own, rest] = /^its (\S+) (.+)$/u.exec(test) ?? [];
  if (own !== undefined && rest !== undefined) return `the ${own} of ${which} of ${of} ${rest}`;
  const [, says] = /^it ((?:has|is) .+)$/u.exec(test) ?? [];
  if (says !== undefined && !/ and /u.test(says)) return `${which} of ${of} ${says}`;
  return `for ${which} of ${of}, ${test}`;
}

/** What is looked for among cards: the kind of card that stands before its noun, and the clause behind it. */
export function soughtInWords(test: string): { readonly kind: string; readonly clause: string } {
  const parts = test.split(/ and (?=it |its )/u);
  const at = parts.findIndex((part) => /^it is an? [^,]+$/u.test(part));
  const kind = at < 0 ? "" : `${(parts[at] ?? "").replace(/^it is an? /u, "").replace(/ cards?$/u, "")} `;
  const rest = parts.filter((_, place) => place !== at);
  return { kind, clause: rest.length === 0 ? "" : ` ${relativeInWords(rest.join(" and "))}` };
}

/** How many are chosen of what: `2 of your Benched units`, `a card from your hand`. */
export function chosenInWords(limit: string, of: string, test: string | undefined): string {
  const units = of.replace(/\bBench$/u, "Benched units");
  if (/\bunits\b/u.test(units))
    return `${limit} of ${units}${test === undefined ? "" : ` ${relativeInWords(test, true)}`}`;
  const { kind, clause } = test === undefined ? { kind: "", clause: "" } : soughtInWords(test);
  if (limit === "1") return `${/^[aeiou]/iu.test(kind) ? "an" : "a"} ${kind}card from ${of}${clause}`;
  const noun = /\b1$/u.test(limit) ? "card" : "cards";
  return `${limit}${limit === "any number" ? " of" : ""} ${kind}${noun} from ${of}${clause}`;
}
