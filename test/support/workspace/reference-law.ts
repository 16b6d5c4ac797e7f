import fc from "fast-check";
import { expect } from "vitest";
import {
  editsOfHit,
  planReplace,
  sheetOf,
  versionOf,
  type Intent,
  type SavedHistory,
} from "../../../shared/workspace/index.js";
import { applyChanges } from "../../../shared/base/index.js";
import { rowsOf } from "./cards.js";
import { asExpected, checkText, readPlain, type ExpectedFile, type Plain } from "./plain-cards.js";
import { sheetActs, type ActOf, type SheetAct } from "./reference-acts.js";
import { planOf, type PlainSheet } from "./reference-plans.js";
import { files, start, typedChange, withSeen, type Name, type Texts } from "./reference-texts.js";
import { World } from "./world.js";

/** Sheets that random acts happen to, beside plain data and plain texts that say what must come of them. */
class ComparedSheets {
  #world = new World(start);
  #texts: Texts = start;
  #past: Texts[] = [];
  #future: Texts[] = [];
  #runs = 0;
  /** Steps that others changed files after: what is left of them is undone cell by cell, and that has tests of its own. */
  #older = 0;
  #isOutside = false;

  do(act: SheetAct): void {
    switch (act.kind) {
      case "replace":
        this.#replace(act);
        break;
      case "look": {
        const look = { sheet: this.#sheet(act.sheet).ref, before: null, after: { number: act.number } };
        this.#compare(new Map(), () => this.#done({ kind: "sheets/look", label: "Sort", look }));
        break;
      }
      case "text":
        this.#type(act);
        break;
      case "undo":
      case "redo":
        for (let time = 0; time <= act.times; time += 1) this.#travel(act.kind);
        break;
      case "go":
        this.#go(act);
        break;
      case "outside":
        this.#outside(act);
        break;
      case "restart":
        this.#restart();
        break;
      default: {
        const plan = planOf(act, this.#sheet(act.sheet));
        if (plan?.expected === undefined) {
          if (plan) expect(this.#world.do(plan.intent).ok).toBe(false);
          break;
        }
        this.#compare(new Map([[this.#name(act.sheet), plan.expected]]), () => this.#done(plan.intent));
      }
    }
    this.#checkAll();
  }

  /** Undoes all that was done, and does it again. */
  toTheStartAndBack(): void {
    const { length } = this.#past;
    while (this.#past.length > 0) this.#travel("undo");
    expect(this.#world.state.done).toHaveLength(this.#older);
    for (let done = 0; done < length; done += 1) this.#travel("redo");
  }

  #replace({ isInAll, find, put }: ActOf<"replace">): void {
    const [only] = files;
    const search = {
      ...{ find, isPattern: false, matchesCase: true, wholeWords: false, wholeCell: false, keepsCapitals: false },
    };
    const scope = isInAll ? {} : { scope: { sheet: this.#sheet(0).ref } };
    const preview = planReplace(this.#world.state, { search, replacement: put, ...scope });
    if (!preview.ok) throw new Error(preview.error.message);
    const edits = preview.value.hits.flatMap((hit) => editsOfHit(hit, 0));
    const replaced = (value: Plain): Plain => {
      if (typeof value === "string") return value.replaceAll(find, put);
      return Array.isArray(value) ? (value as readonly Plain[]).map(replaced) : value;
    };
    const expected = new Map<Name, ExpectedFile>();
    for (const name of isInAll ? files : [only]) {
      const plain = readPlain(this.#texts[name]);
      const rows = plain.rows.map((row, from) => {
        const cells = Object.entries(row).map(([key, value]) => [key, key === "id" ? value : replaced(value)]);
        return { from, values: Object.fromEntries(cells) as typeof row };
      });
      expected.set(name, { ...asExpected(plain), rows });
    }
    this.#compare(expected, () => {
      if (edits.length > 0) this.#done({ kind: "cells/edit", edits, label: "Replace" });
    });
  }

  /** Types into the text of a file: the bytes must be just those. */
  #type(act: ActOf<"text">): void {
    const name = this.#name(act.sheet);
    const change = typedChange(this.#texts[name], act, `t${this.#runs}-${this.#past.length}-${act.number}`);
    const content = this.#world.state.files.get(name)?.content;
    if (!content || !change) return;
    const exact = { ...this.#texts, [name]: applyChanges(this.#texts[name], [change]) };
    const seen = versionOf(this.#world.state, content);
    this.#compare(new Map(), () => this.#done({ kind: "text/type", file: name, seen, changes: [change] }), exact);
  }

  #travel(kind: "undo" | "redo"): void {
    const [from, to] = kind === "undo" ? [this.#past, this.#future] : [this.#future, this.#past];
    if (this.#isOutside && from.length === 0) return;
    const wanted = from.pop();
    const { label, skipped } = this.#done({ kind: `history/${kind}` }) as { label: string | null; skipped: string[] };
    this.#world.settle();
    expect(skipped).toEqual([]);
    if (wanted === undefined) expect(label).toBeNull();
    else {
      to.push(this.#texts);
      this.#texts = wanted;
    }
    this.#checkAll();
  }

  /** Goes to a step of the history, as the list of steps does. */
  #go({ step }: ActOf<"go">): void {
    const target = step % (this.#past.length + this.#future.length + 1);
    const { done, undone } = this.#world.state;
    const ids = [0, ...done.map(({ id }) => id), ...undone.map(({ id }) => id).toReversed()].slice(this.#older);
    const { skipped } = this.#done({ kind: "history/go", step: ids[target] ?? 0 }) as { skipped: string[] };
    this.#world.settle();
    expect(skipped).toEqual([]);
    const all = [...this.#past, this.#texts, ...this.#future.toReversed()];
    this.#past = all.slice(0, target);
    this.#texts = all[target] ?? this.#texts;
    this.#future = all.slice(target + 1).toReversed();
  }

  /** Another program writes a key that nothing else writes. */
  #outside({ sheet, row, number }: ActOf<"outside">): void {
    const name = this.#name(sheet);
    const ids = sheet === 0 ? ["k1", "k2", "k3", "k4"] : ["m0", "m1", "m2", "m3", "m4"];
    const line = `id = "${ids[row % ids.length] ?? ""}"`;
    if (this.#texts[name].split(line).length !== 2) return;
    this.#texts = { ...this.#texts, [name]: withSeen(this.#texts[name], line, number) };
    this.#older += this.#past.length;
    this.#isOutside = true;
    this.#past = [];
    this.#future = [];
    this.#world.renameOver(name, this.#texts[name]);
    this.#world.settle();
  }

  #restart(): void {
    this.#runs += 1;
    const history = JSON.parse(JSON.stringify(this.#world.history)) as SavedHistory;
    this.#world = new World(this.#texts, undefined, { run: `run${this.#runs}`, history });
    this.#world.settle();
  }

  /** Does something and compares what came of it; `exact`: the bytes are known. */
  #compare(expected: ReadonlyMap<Name, ExpectedFile>, run: () => void, exact?: Texts): void {
    const before = this.#texts;
    const steps = this.#world.state.done.length;
    run();
    this.#world.settle();
    const after = this.#onDisk();
    if (exact) expect(after).toEqual(exact);
    for (const name of files) {
      const file = expected.get(name);
      if (file) checkText(before[name], after[name], file);
      else if (!exact) expect(after[name]).toBe(before[name]);
    }
    const added = this.#world.state.done.length - steps;
    const isChanged = files.some((name) => before[name] !== after[name]);
    expect(added).toBeLessThanOrEqual(1);
    if (isChanged) expect(added).toBe(1);
    this.#texts = after;
    if (added === 0) return;
    this.#past.push(before);
    this.#future = [];
  }

  /** Whatever is on disk is what the reference says, and on screen too; nothing waits to be decided. */
  #checkAll(): void {
    this.#world.settle();
    expect(this.#onDisk()).toEqual(this.#texts);
    expect(this.#world.state.done).toHaveLength(this.#older + this.#past.length);
    expect([...this.#world.state.conflicts]).toEqual([]);
    for (const name of files) {
      const { rows } = readPlain(this.#texts[name]);
      const shown = rowsOf(this.#world, { file: name, table: ["cards"] });
      const scalars = rows.map((row) => Object.entries(row).filter(([, value]) => typeof value !== "object"));
      expect(shown.map(({ cells }, at) => scalars[at]?.map(([key]) => [key, cells[key]]))).toEqual(scalars);
    }
  }

  #onDisk(): Texts {
    const [one = "", two = ""] = files.map((name) => this.#world.text(name));
    return { "cards.toml": one, "more.toml": two };
  }

  #done(intent: Intent): unknown {
    const reply = this.#world.do(intent);
    if (!reply.ok) throw new Error(`${intent.kind} was refused: ${reply.error.message}`);
    const { outcomes = [] } = reply.value as { outcomes?: readonly { kind: string }[] };
    for (const outcome of outcomes) expect(["done", "unchanged"]).toContain(outcome.kind);
    return reply.value;
  }

  #name(sheet: number): Name {
    return files[sheet] ?? files[0];
  }

  #sheet(sheet: number): PlainSheet {
    const name = this.#name(sheet);
    const ref = { file: name, table: ["cards"] };
    const keys = sheetOf(this.#world.state, ref)?.table.keys ?? [];
    return { ref, keys, plain: readPlain(this.#texts[name]) };
  }
}

interface Runs {
  readonly seed: number;
  /** At least so many acts in all, in sequences of at most `most`. */
  readonly acts: number;
  readonly most: number;
}

/** Whatever is done to the sheets, the bytes on disk are those that a plain reference says, and undo restores every byte. */
export function checkReference({ seed, acts, most }: Runs): void {
  let done = 0;
  fc.assert(
    fc.property(sheetActs(most), (all) => {
      done += all.length;
      const sheets = new ComparedSheets();
      for (const act of all) sheets.do(act);
      sheets.toTheStartAndBack();
    }),
    { seed, numRuns: Math.ceil((2.4 * acts) / most) },
  );
  expect(done).toBeGreaterThanOrEqual(acts);
}
