import { z } from "zod";
import type { Result } from "../base/index.js";
import type { ExportedSheet, ImportView } from "./exchange.js";
import type { ArtifactsDifference, ArtifactsView } from "./artifacts.js";
import type { SimulationChoices, SimulationResult, SimulationStatus } from "./simulation.js";
import { imageSourceSchema, type ImageAnswer, type ImageFolderView, type ImageHostsView } from "./images.js";
import {
  severities,
  type ProblemFixPreview,
  type ProblemCounts,
  type ProblemView,
  type RuleView,
} from "../validate/index.js";
import {
  cellEditSchema,
  newRowsSchema,
  columnIdSchema,
  lookChangeSchema,
  manyOf,
  metadataChangeSchema,
  rowKeySchema,
  sheetRefSchema,
  wireValueSchema,
  type CellOutcome,
  type HistoryOutcome,
  type MarkView,
  type ProblemOffer,
  type ReferencesView,
  type RowKey,
  type RowView,
  type SheetView,
  type WorkspaceView,
} from "../workspace/index.js";

const none = z.strictObject({});
const text = z.string().max(16 * 1024 * 1024);
const path = z.string().min(1).max(4096);
const name = z.string().min(1).max(200);
/** A new scenario lies beside the sheets. */
const scenarioName = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} _.-]{0,100}\.scenario\.toml$/u);
const problemId = z.string().min(1).max(20_000);
const rows = manyOf(rowKeySchema, { min: 1, max: 100_000 });
const edits = manyOf(cellEditSchema, { max: 200_000 });
const entryIds = manyOf(z.string().max(1_000), { max: 1_000_000 });
const problems = manyOf(problemId, { max: 200_000 });

const importSchema = z.strictObject({
  sheet: sheetRefSchema,
  fileName: path,
  text,
  /** How rows are matched: by id, else by name (`auto`, also where absent), by these columns together, or not at all. */
  by: z.union([z.enum(["auto", "none"]), z.array(z.string().max(1_000)).min(1).max(50)]).optional(),
});

/** Every call a page may make, with the schema its request is parsed by. */
export const callSchemas = {
  "host/info": none,
  "workspace/get": none,
  "workspace/open": z.strictObject({ path }),
  "workspace/flush": none,
  "folders/list": z.strictObject({ path: path.optional() }),
  "folders/choose": none,
  "folders/known": none,
  "sheet/rows": z.strictObject({
    sheet: sheetRefSchema,
    from: z.number().int().nonnegative(),
    count: z.number().int().min(1).max(20_000),
  }),
  "sheet/export": z.strictObject({ sheet: sheetRefSchema, format: name }),
  "sheet/import-preview": importSchema,
  "sheet/import": importSchema,
  "cells/edit": z
    .strictObject({
      edits,
      label: z.string().max(200).optional(),
      newRows: newRowsSchema.optional(),
      clearsIds: z.boolean().optional(),
    })
    .refine(({ edits, newRows }) => edits.length > 0 || newRows !== undefined, "There is nothing to edit."),
  "cells/draft": z.strictObject({
    sheet: sheetRefSchema,
    rowKey: rowKeySchema,
    column: columnIdSchema,
    text: text.nullable(),
    seen: wireValueSchema,
  }),
  "rows/insert": z.strictObject({
    sheet: sheetRefSchema,
    anchor: rowKeySchema.nullable(),
    side: z.enum(["before", "after"]),
    count: z.number().int().min(1).max(10_000),
  }),
  "rows/duplicate": z.strictObject({ sheet: sheetRefSchema, rowKeys: rows }),
  "rows/delete": z.strictObject({ sheet: sheetRefSchema, rowKeys: rows, unlessNamed: z.boolean().optional() }),
  "rows/references": z.strictObject({ sheet: sheetRefSchema, rowKeys: rows }),
  "rows/move": z.strictObject({ sheet: sheetRefSchema, rowKeys: rows, before: rowKeySchema.nullable() }),
  "columns/width": z.strictObject({
    sheet: sheetRefSchema,
    column: columnIdSchema,
    widthPx: z.number().int().min(24).max(4000),
  }),
  "metadata/edit": z.strictObject({
    sheet: sheetRefSchema,
    changes: manyOf(metadataChangeSchema, { min: 1, max: 10_000 }),
    label: z.string().min(1).max(200),
    edits: edits.optional(),
    look: lookChangeSchema.optional(),
  }),
  "sheets/look": z.strictObject({ label: z.string().min(1).max(200), look: lookChangeSchema }),
  "sheets/order": z.strictObject({ files: manyOf(path, { max: 10_000 }) }),
  "problems/list": z.strictObject({
    sheet: sheetRefSchema,
    from: z.number().int().nonnegative(),
    count: z.number().int().min(1).max(5_000),
  }),
  "problems/rules": none,
  "problems/fix": z.strictObject({ problem: problemId, fix: name }),
  "problems/offers": z.strictObject({ problems: z.array(problemId).max(1_000) }),
  "problems/preview-fixes": z.strictObject({ fix: name, problems }),
  "problems/fix-all": z.strictObject({ fix: name, problems }),
  "problems/waive": z.strictObject({ problem: problemId, reason: z.string().min(1).max(10_000) }),
  "problems/unwaive": z.strictObject({ problem: problemId }),
  "problems/severity": z.strictObject({ code: name, severity: z.enum([...severities, "off"]).nullable() }),
  "images/folder": z.strictObject({ folder: path.nullable() }),
  "images/look": z.strictObject({ folder: path }),
  "images/find": z.strictObject({ source: imageSourceSchema }),
  "images/hosts": none,
  "images/allow-host": z.strictObject({ host: z.string().min(1).max(300), allowed: z.boolean() }),
  "images/forget": none,
  "history/undo": none,
  "history/redo": none,
  "conflicts/resolve": z.strictObject({
    id: z.string().min(1).max(200),
    choice: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("mine") }),
      z.strictObject({ kind: z.literal("disk") }),
      z.strictObject({ kind: z.literal("edit"), text }),
    ]),
  }),
  "recovery/decide": z.strictObject({ accept: entryIds, discard: entryIds }),
  "artifacts/state": none,
  "artifacts/difference": none,
  "artifacts/generate": none,
  "simulation/choices": none,
  "simulation/start": z.strictObject({
    ruleset: name,
    contestants: z
      .array(z.strictObject({ deck: name, bot: name }))
      .min(1)
      .max(30),
    matches: z.number().int().min(1).max(1_000_000),
    seed: z.number().int().min(0).max(0xffffffff),
    baseline: z.enum(["opened", "kept"]).nullable(),
  }),
  "simulation/cancel": none,
  "simulation/keep": none,
  "simulation/status": none,
  "simulation/result": none,
  "scenarios/list": none,
  "scenarios/save": z.strictObject({ file: scenarioName, text: z.string().max(4 * 1024 * 1024) }),
  "file/text": z.strictObject({ file: path }),
  "file/write-text": z.strictObject({ file: path, text, seen: text }),
  "file/retry": z.strictObject({ file: path.optional() }),
  "file/restore": z.strictObject({ file: path }),
  "file/close": z.strictObject({ file: path }),
  "view/get": none,
  "view/set": z.strictObject({ view: z.record(z.string().max(200), z.json()) }),
  "log/write": z.strictObject({
    level: z.enum(["error", "warn", "info", "debug"]),
    component: z.string().max(100),
    message: z.string().max(10_000),
  }),
} as const;

export type CallName = keyof typeof callSchemas;
export type CallRequest<Name extends CallName> = z.infer<(typeof callSchemas)[Name]>;

export interface HostInfo {
  readonly kind: "electron" | "web";
  readonly version: string;
  readonly platform: string;
  /** `folders/choose` opens the system's dialog; without it the page lists folders itself. */
  readonly nativeFolderDialog: boolean;
}

export interface ListedFolder {
  readonly name: string;
  readonly path: string;
  /** How many `.toml` files are directly in it. */
  readonly tomlFiles: number;
  /** The name is not UTF-8: nothing can be opened by it. */
  readonly isGarbled?: true;
}

export interface FolderListing {
  readonly path: string;
  readonly parent: string | null;
  readonly folders: readonly ListedFolder[];
  readonly tomlFiles: readonly string[];
}

export interface KnownFolders {
  readonly samples: readonly { readonly title: string; readonly path: string; readonly description: string }[];
  readonly recent: readonly { readonly title: string; readonly path: string }[];
  /** Where the in-app picker may start; empty where the system's dialog is used. */
  readonly roots: readonly string[];
}

/** A scenario of the workspace as it is on disk. */
export interface ScenarioFile {
  /** Path in the folder, with `/`. */
  readonly file: string;
  /** Null where it cannot be read. */
  readonly text: string | null;
}

export interface CallResponses {
  "host/info": HostInfo;
  "workspace/get": WorkspaceView | null;
  "workspace/open": WorkspaceView;
  "workspace/flush": { readonly unsaved: number };
  "folders/list": FolderListing;
  "folders/choose": { readonly path: string | null };
  "folders/known": KnownFolders;
  "sheet/rows": {
    readonly revision: number;
    readonly rows: readonly RowView[];
    readonly marks: readonly MarkView[];
    readonly view: SheetView;
  };
  "sheet/export": ExportedSheet;
  "sheet/import-preview": ImportView;
  /** As one step that can be undone. */
  "sheet/import": ImportView;
  "cells/edit": {
    readonly outcomes: readonly CellOutcome[];
    readonly revision: number;
    /** Of the rows that were added. */
    readonly rowKeys: readonly RowKey[];
  };
  "cells/draft": Record<string, never>;
  "rows/insert": { readonly rowKeys: readonly RowKey[] };
  "rows/duplicate": { readonly rowKeys: readonly RowKey[] };
  /** `references`: nothing was deleted, because of these. */
  "rows/delete": { readonly count: number; readonly references?: ReferencesView };
  /** Who names these rows by their ids; those that are asked about do not count. */
  "rows/references": ReferencesView;
  "rows/move": { readonly count: number };
  "columns/width": Record<string, never>;
  /** The outcomes of `edits`, in their order. */
  "metadata/edit": { readonly outcomes: readonly CellOutcome[]; readonly revision: number };
  "sheets/look": Record<string, never>;
  "sheets/order": Record<string, never>;
  /** By row, column and code; those of the table as a whole come first. */
  "problems/list": {
    readonly total: number;
    readonly counts: ProblemCounts;
    readonly problems: readonly ProblemView[];
  };
  /** Every rule that may hold in some sheet, by code. */
  "problems/rules": { readonly rules: readonly RuleView[] };
  /** The fixes that can be made, of the problems that are still there. */
  "problems/offers": { readonly offers: readonly ProblemOffer[] };
  "problems/fix": Record<string, never>;
  /** `skipped`: problems whose fix edits what that of another one edits already. */
  "problems/preview-fixes": {
    readonly skipped: number;
    readonly fixes: readonly ProblemFixPreview[];
  };
  "problems/fix-all": { readonly fixed: number; readonly skipped: number };
  "problems/waive": Record<string, never>;
  "problems/unwaive": Record<string, never>;
  "problems/severity": Record<string, never>;
  /** Stores the folder of images in the settings of the workspace; null takes it back. */
  "images/folder": Record<string, never>;
  "images/look": ImageFolderView;
  "images/find": ImageAnswer;
  "images/hosts": ImageHostsView;
  "images/allow-host": ImageHostsView;
  /** Removes the pictures kept of hosts, and what was remembered of failures. */
  "images/forget": ImageHostsView;
  "history/undo": HistoryOutcome;
  "history/redo": HistoryOutcome;
  "conflicts/resolve": Record<string, never>;
  "recovery/decide": Record<string, never>;
  "artifacts/state": ArtifactsView;
  "artifacts/difference": ArtifactsDifference;
  "artifacts/generate": { readonly written: readonly string[] };
  "simulation/choices": SimulationChoices;
  "simulation/start": SimulationStatus;
  "simulation/cancel": SimulationStatus;
  /** Keeps the cards as they stand, to compare later ones with. */
  "simulation/keep": { readonly keptAtMs: number };
  "simulation/status": SimulationStatus;
  /** Null before the first simulation of the folder. */
  "simulation/result": SimulationResult | null;
  /** All `*.scenario.toml` of the folder and the folders in it, in the order of their paths. */
  "scenarios/list": { readonly files: readonly ScenarioFile[] };
  "scenarios/save": Record<string, never>;
  "file/text": { readonly text: string; readonly line?: number; readonly column?: number; readonly message?: string };
  "file/write-text": { readonly saved: boolean };
  "file/retry": Record<string, never>;
  "file/restore": Record<string, never>;
  "file/close": Record<string, never>;
  "view/get": { readonly view: Readonly<Record<string, z.core.util.JSONType>> };
  "view/set": Record<string, never>;
  "log/write": Record<string, never>;
}

/** Reads the request of a call; a message says which part was wrong. */
export function readRequest<Name extends CallName>(name: Name, request: unknown): Result<CallRequest<Name>> {
  const parsed = callSchemas[name].safeParse(request);
  if (parsed.success) return { ok: true, value: parsed.data as CallRequest<Name> };
  return {
    ok: false,
    error: { code: "bridge/bad-request", message: `${name}: ${whatIsWrong(parsed.error)}` },
  };
}

const mostIssuesTold = 5;
const mostCharactersTold = 1_000;

/** The first of what is wrong: a request may be wrong in many places, and names them by keys of any length. */
function whatIsWrong({ issues }: z.ZodError): string {
  const told = z.prettifyError({ issues: issues.slice(0, mostIssuesTold) });
  const short = told.length > mostCharactersTold ? `${told.slice(0, mostCharactersTold)}…` : told;
  return issues.length > mostIssuesTold ? `${short}\n… and ${issues.length - mostIssuesTold} more.` : short;
}

export const isCallName = (name: unknown): name is CallName =>
  typeof name === "string" && Object.hasOwn(callSchemas, name);
