import fc from "fast-check";
import {
  sheetOf,
  sheetRows,
  step,
  versionOf,
  workspaceView,
  type SheetRef,
  type WorkspaceState,
} from "../../../shared/workspace/index.js";
import { printDocument } from "../../../shared/toml/index.js";
import { toyGame } from "../validate/toy-game.js";
import { card, cards, file } from "./cards.js";
import { allProblems, lineOf } from "./problems.js";
import { World } from "./world.js";

const more = "more.toml";
const prints = "prints.toml";
const print = (card: string, copies: number): string => `[[prints]]\ncard = "${card}"\ncopies = ${copies}\n\n`;

const sheets: readonly SheetRef[] = [cards, { file: more, table: ["cards"] }, { file: prints, table: ["prints"] }];

const texts = {
  [file]: ["a", "b", "c"].map((id, at) => card(id, { name: id, attack: at, defense: 10 - at })).join("\n"),
  [more]: ["c", "d"].map((id) => card(id, { name: id, attack: 5, defense: 5 })).join("\n"),
  [prints]: ["a", "b", "c"].map((id) => print(id, 2)).join(""),
};

/** What may happen to a workspace. Numbers choose among what there is at that time. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("type" as const),
      sheet: fc.nat(2),
      row: fc.nat(20),
      column: fc.constantFrom("id", "name", "attack", "defense", "card", "copies", "bonus"),
      text: fc.constantFrom("a", "b", "c", "d", "2", "4", "6", "8", "", "+3"),
      draft: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("insert" as const, "duplicate" as const, "delete" as const, "move" as const),
      sheet: fc.nat(2),
      row: fc.nat(20),
      to: fc.nat(20),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("undo" as const, "redo" as const, "leave" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("outside" as const),
      sheet: fc.nat(2),
      rows: fc.array(fc.record({ id: fc.constantFrom("a", "b", "c", "d"), attack: fc.nat(10) }), { maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom("fix" as const, "waive" as const, "unwaive" as const, "branch" as const),
      which: fc.nat(20),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("severity" as const),
      severity: fc.constantFrom("info" as const, "off" as const, null),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("text" as const),
      sheet: fc.nat(2),
      line: fc.nat(20),
      lines: fc.nat(2),
      insert: fc.constantFrom(
        "",
        "# note\n",
        "\n",
        "copies = 3\n",
        "attack = 9\n",
        card("e", { name: "e", attack: 3 }),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(1, 100, 2_000) }) },
);

export type WorkspaceAct = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

export const workspaceActs = (most: number): fc.Arbitrary<WorkspaceAct[]> =>
  fc.array(act, { minLength: 5, maxLength: most, size: "max" });

/** A workspace that random acts happen to. */
export class Bustle {
  readonly world: World;

  constructor(world = new World(texts, undefined, { games: [toyGame] })) {
    this.world = world;
  }

  do(act: WorkspaceAct): void {
    const { world } = this;
    switch (act.kind) {
      case "wait":
        world.wait(act.ms);
        return;
      case "undo":
      case "redo":
        world.do({ kind: `history/${act.kind}` });
        return;
      case "leave":
        for (const { drafts } of world.state.files.values()) {
          for (const { sheet, rowKey, column } of drafts.values()) {
            world.do({ kind: "cells/draft", sheet, rowKey, column, text: null, seen: null });
          }
        }
        return;
      case "severity":
        world.do({ kind: "problems/severity", code: "toy/stat-sum", severity: act.severity });
        return;
      case "outside": {
        const name = [file, more, prints][act.sheet] ?? file;
        const text = act.rows.map(({ id, attack }) =>
          name === prints ? print(id, attack % 3) : card(id, { name: id, attack, defense: 10 - attack }),
        );
        world.renameOver(name, text.join("\n"));
        return;
      }
      case "text":
        this.#typeText(act);
        return;
      case "fix":
      case "waive":
      case "unwaive":
      case "branch":
        this.#doToProblem(act.kind, act.which);
        return;
      default:
        this.#doToRow(act);
    }
  }

  /** Types over some lines of the text of a file. */
  #typeText({ sheet, line, lines, insert }: Extract<WorkspaceAct, { kind: "text" }>): void {
    const { state } = this.world;
    const name = (sheets[sheet] ?? cards).file;
    const content = state.files.get(name)?.content;
    if (!content) return;
    const text = printDocument(content.document);
    const starts = [0, ...[...text.matchAll(/\n/gu)].map(({ index }) => index + 1)];
    const at = line % starts.length;
    const from = starts[at] ?? 0;
    const change = { from, to: starts[at + lines] ?? text.length, insert };
    this.world.do({ kind: "text/type", file: name, seen: versionOf(state, content), changes: [change] });
  }

  #doToProblem(kind: "fix" | "waive" | "unwaive" | "branch", which: number): void {
    const { world } = this;
    if (kind === "branch") {
      // Somebody asks what another course of events would lead to; the core's memory must come back from there.
      const [first] = sheetRows(world.state, cards, 0, 1)?.rows ?? [];
      if (first) {
        step(world.state, { kind: "intent", intent: { kind: "rows/delete", sheet: cards, rowKeys: [first.key] } });
      }
      return;
    }
    const problems = allProblems(world);
    const problem = problems[which % Math.max(1, problems.length)];
    if (!problem) return;
    const [fix] = problem.fixes;
    if (kind === "waive") world.do({ kind: "problems/waive", problem: problem.id, reason: "accepted" });
    else if (kind === "unwaive") world.do({ kind: "problems/unwaive", problem: problem.id });
    else if (fix) world.do({ kind: "problems/fix", problem: problem.id, fix: fix.id });
  }

  #doToRow(act: Extract<WorkspaceAct, { row: number }>): void {
    const { world } = this;
    const sheet = sheets[act.sheet] ?? cards;
    const keys = sheetOf(world.state, sheet)?.table.keys ?? [];
    const rowKey = keys[act.row % Math.max(1, keys.length)];
    if (rowKey === undefined) return;
    if (act.kind === "type") {
      const column = { path: [act.column] };
      const view = sheetRows(world.state, sheet, keys.indexOf(rowKey), 1);
      const seen = view?.rows[0]?.cells[view.view.columns.findIndex(({ key }) => key === act.column)] ?? null;
      if (act.draft) world.do({ kind: "cells/draft", sheet, rowKey, column, text: act.text, seen });
      else {
        const edit = { sheet, rowKey, column, input: { kind: "text" as const, text: act.text }, seen, revision: 0 };
        world.do({ kind: "cells/edit", edits: [edit] });
      }
    } else if (act.kind === "insert") {
      world.do({ kind: "rows/insert", sheet, anchor: rowKey, side: "after", count: 1 + (act.to % 3) });
    } else if (act.kind === "move") {
      world.do({ kind: "rows/move", sheet, rowKeys: [rowKey], before: keys[act.to % keys.length] ?? null });
    } else {
      world.do({ kind: act.kind === "delete" ? "rows/delete" : "rows/duplicate", sheet, rowKeys: [rowKey] });
    }
  }

  /** What stands now, as one text. */
  saying(): string {
    return sayingOf(this.world.state);
  }

  /** What somebody finds who looks at the same files and drafts for the first time. */
  sayingAfresh(): string {
    const { state } = this.world;
    const blank = new World({}, undefined, { games: [toyGame] }).state;
    const fresh: WorkspaceState = { ...state, problems: blank.problems };
    return sayingOf(step(fresh, { kind: "timer", id: "none" }).state);
  }
}

function sayingOf(state: WorkspaceState): string {
  const view = workspaceView(state).sheets.map(({ title, problems, binding }) =>
    JSON.stringify({ title, problems, binding }),
  );
  const problems = allProblems({ state }).map((problem) =>
    JSON.stringify([lineOf(problem), problem.id, problem.severity, problem.message, problem.fixes, problem.related]),
  );
  return [...view, ...problems].join("\n");
}
