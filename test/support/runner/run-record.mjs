// @ts-check

/**
 * What the progress reporter says of a run. `file` is named with its project, as people are shown it.
 *
 * @typedef {{ kind: "file-started" | "file-loaded", file: string }
 *   | { kind: "test-started", file: string, test: string }
 *   | { kind: "test-finished", file: string, test: string, state: "passed" | "failed" | "skipped", why?: string }
 *   | { kind: "file-finished", file: string, ok: boolean, why?: string }
 *   | { kind: "run-finished", unhandled: readonly UnhandledError[] }} RunEvent
 *
 * @typedef {{ file?: string, why?: string }} UnhandledError an error outside of tests, with the file that ran if that is known
 *
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 *
 * @typedef {object} FileRecord
 * @property {"loading" | "running" | "finished"} state
 * @property {Set<string>} running tests that have started and not finished
 * @property {string | undefined} last the test that finished last
 * @property {Tally} tally its tests so far
 * @property {string[]} failed its tests that failed, each with its error
 * @property {string} why the error of a file that failed without a failing test
 *
 * @typedef {{ file: string, tally: Tally }} FailedFile
 */

/** Follows a run by its events: what has passed and failed so far, and what is running now. */
export class RunRecord {
  /** @type {Map<string, FileRecord>} */
  #files = new Map();
  /** @type {readonly UnhandledError[]} */
  #unhandled = [];
  #finished = false;

  /**
   * Returns whether the event is progress: a test or a file that finished, or a file that was loaded.
   *
   * @param {RunEvent} event
   */
  take(event) {
    switch (event.kind) {
      case "file-started":
        this.#file(event.file);
        return false;
      case "file-loaded":
        this.#file(event.file).state = "running";
        return true;
      case "test-started":
        this.#file(event.file).running.add(event.test);
        return false;
      case "test-finished":
        this.#finishTest(this.#file(event.file), event);
        return true;
      case "file-finished":
        this.#finishFile(this.#file(event.file), event);
        return true;
      case "run-finished":
        this.#finished = true;
        this.#unhandled = event.unhandled.filter((error) => !this.#isOfFile(error));
        return true;
    }
  }

  /**
   * The tests that are running, or of a file without one what it is at.
   *
   * @param {readonly string[]} noted what the processes themselves say they run, which is newer than the events
   */
  running(noted = []) {
    const reported = [...this.#files].flatMap(([file, { state, running, last }]) => {
      if (state === "finished" || noted.some((name) => name.startsWith(`${file} > `))) return [];
      if (running.size > 0) return [...running].map((test) => `${file} > ${test}`);
      if (state === "loading") return [`${file} (being loaded)`];
      return [last === undefined ? `${file} (before its first test)` : `${file} (after: ${last})`];
    });
    return [...noted, ...reported];
  }

  /**
   * Counts the tests. A run that ended badly and does not say why counts as one failure.
   *
   * @param {number | null} exitCode null where the run was stopped
   * @returns {Tally}
   */
  tally(exitCode) {
    const total = sumOf([...this.#files.values()].map(({ tally }) => tally));
    const failed = total.failed + this.#unhandled.length;
    const endedBadly = exitCode !== 0 || !this.#finished;
    return { ...total, failed: failed || Number(endedBadly) };
  }

  /**
   * The files that failed, with their own counts. Empty for a run that did not come to its end or had errors that belong to
   * no file: more is wrong then than these files.
   *
   * @returns {readonly FailedFile[]}
   */
  failedFiles() {
    if (!this.#finished || this.#unhandled.length > 0) return [];
    return [...this.#files].flatMap(([file, { tally }]) => (tally.failed > 0 ? [{ file, tally: { ...tally } }] : []));
  }

  /** The tests that failed, or of a file that failed without one the file, each with its error; then errors of no file. */
  failures() {
    const ofFiles = [...this.#files].flatMap(([file, { tally, failed, why }]) =>
      failed.length > 0 ? failed.map((test) => `${file} > ${test}`) : tally.failed > 0 ? [`${file}${why}`] : [],
    );
    return [...ofFiles, ...this.#unhandled.map(({ why }) => `outside of all files${after(why)}`)];
  }

  /**
   * Whether an error outside of tests belongs to a file; it is a failure of that file then.
   *
   * @param {UnhandledError} error
   */
  #isOfFile({ file: name, why }) {
    const file = name === undefined ? undefined : this.#files.get(name);
    if (!file) return false;
    file.tally.failed += 1;
    file.failed.push(`outside of its tests${after(why)}`);
    return true;
  }

  /** @param {string} name @returns {FileRecord} */
  #file(name) {
    const known = this.#files.get(name);
    if (known) return known;
    /** @type {FileRecord} */
    const file = {
      state: "loading",
      running: new Set(),
      last: undefined,
      tally: { passed: 0, failed: 0, skipped: 0 },
      failed: [],
      why: "",
    };
    this.#files.set(name, file);
    return file;
  }

  /** @param {FileRecord} file @param {Extract<RunEvent, { kind: "test-finished" }>} event */
  #finishTest(file, { test, state, why }) {
    file.state = "running";
    file.running.delete(test);
    file.last = test;
    file.tally[state] += 1;
    if (state === "failed") file.failed.push(`${test}${after(why)}`);
  }

  /**
   * A file that failed without a failing test of its own (it did not load, a hook threw) counts as one failure.
   *
   * @param {FileRecord} file @param {Extract<RunEvent, { kind: "file-finished" }>} event
   */
  #finishFile(file, { ok, why }) {
    file.state = "finished";
    if (ok || file.tally.failed > 0) return;
    file.tally.failed += 1;
    file.why = after(why);
  }
}

/** @param {string} [why] */
const after = (why) => (why === undefined ? "" : `: ${why}`);

/** @param {readonly Tally[]} tallies @returns {Tally} */
export function sumOf(tallies) {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}
