// @ts-check

/**
 * A mutant and what became of it, as far as it is reported.
 *
 * @typedef {object} Mutant
 * @property {string} fileName
 * @property {string} status
 * @property {string} mutatorName
 * @property {string} [replacement]
 * @property {{ start: { line: number, column: number }, end: { line: number, column: number } }} location
 */

const columns = /** @type {const} */ (["Killed", "Timeout", "Survived", "NoCoverage"]);

/** @typedef {Record<typeof columns[number], number>} Counts */

/** @param {readonly Mutant[]} mutants @returns {Counts} */
const countsOf = (mutants) => {
  const count = (/** @type {string} */ status) => mutants.filter((mutant) => mutant.status === status).length;
  return {
    Killed: count("Killed"),
    Timeout: count("Timeout"),
    Survived: count("Survived"),
    NoCoverage: count("NoCoverage"),
  };
};

/**
 * Which share of the mutants the tests noticed, in percent; `null` without mutants. A mutant that runs for ever is noticed.
 *
 * @param {Counts} counts
 */
export function scoreOf({ Killed, Timeout, Survived, NoCoverage }) {
  const all = Killed + Timeout + Survived + NoCoverage;
  return all === 0 ? null : (100 * (Killed + Timeout)) / all;
}

/** @param {readonly Mutant[]} mutants @returns {Map<string, Mutant[]>} */
function byFile(mutants) {
  const files = new Map();
  for (const mutant of mutants) files.set(mutant.fileName, [...(files.get(mutant.fileName) ?? []), mutant]);
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The scores of each file and of all, a line each.
 *
 * @param {readonly Mutant[]} mutants
 */
export function scoreTable(mutants) {
  const rows = [...byFile(mutants)].map(([file, of]) => ({ file, counts: countsOf(of) }));
  const width = Math.max(5, ...rows.map(({ file }) => file.length));
  const line = (/** @type {string} */ name, /** @type {readonly string[]} */ cells) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(8))].join(" ");
  const counted = (/** @type {string} */ name, /** @type {Counts} */ counts) => {
    const score = scoreOf(counts);
    const percent = score === null ? "-" : `${score.toFixed(1)} %`;
    return line(name, [percent, ...columns.map((column) => `${counts[column]}`)]);
  };
  return [
    line("", ["score", "killed", "timeout", "survived", "untested"]),
    ...rows.map(({ file, counts }) => counted(file, counts)),
    counted("all", countsOf(mutants)),
  ];
}

/**
 * The mutants no test noticed, by place, each with the code it replaced.
 *
 * @param {readonly Mutant[]} mutants
 * @param {(file: string) => string} sourceOf
 */
export function survivors(mutants, sourceOf) {
  const left = mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  return [...byFile(left)].flatMap(([file, of]) => {
    const lines = sourceOf(file).split("\n");
    return of
      .sort(({ location: { start: a } }, { location: { start: b } }) => a.line - b.line || a.column - b.column)
      .map(({ status, location: { start, end }, replacement, mutatorName }) => {
        const line = lines[start.line - 1] ?? "";
        const old =
          start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`;
        const now = (replacement ?? mutatorName).replaceAll(/\s+/gu, " ");
        return `${file}:${start.line}:${start.column} ${status === "Survived" ? "survived" : "untested"}: ${old} → ${now}`;
      });
  });
}
