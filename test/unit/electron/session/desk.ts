import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Session, type Environment, type SessionOptions } from "../../../../electron/session/index.js";
import type { Result } from "../../../../shared/base/index.js";
import type { BridgeEvents, CallName, CallRequest, CallResponses, EventName } from "../../../../shared/bridge/index.js";
import type { CellEdit, CellOutcome, SheetRef, WireCell, WorkspaceView } from "../../../../shared/workspace/index.js";
import { shownViews, type HeardEvent } from "../../../support/workspace/shown-views.js";

export const cardsFile = "cards.toml";
export const cardsSheet: SheetRef = { file: cardsFile, table: ["cards"] };

export const card = (id: string, cost: number, name = id.toUpperCase()): string =>
  `[[cards]]\nid = "${id}"\nname = "${name}" # who\ncost = ${cost}\n`;

type Heard = {
  readonly [Name in EventName]: { readonly event: Name; readonly payload: BridgeEvents[Name] };
}[EventName];

/** A folder and an app-data folder on the real disk, with a session over them. */
export class Desk {
  readonly folder = mkdtempSync(join(tmpdir(), "cardwright-desk-"));
  readonly data = mkdtempSync(join(tmpdir(), "cardwright-data-"));
  readonly heard: Heard[] = [];
  readonly #sessions: Session[] = [];
  session: Session;

  constructor(
    files: Readonly<Record<string, string>> = {},
    options: Partial<SessionOptions> = {},
    environment?: Environment,
  ) {
    for (const [name, text] of Object.entries(files)) this.write(name, text);
    this.session = this.start(options, environment);
  }

  /** Another session over the same folders, as another process would have one. */
  start(options: Partial<SessionOptions> = {}, environment?: Environment): Session {
    const host = { kind: "web", version: "0", platform: "test", nativeFolderDialog: false } as const;
    const session = new Session(
      { dataDirectory: this.data, roots: [this.folder], samples: [], host, ...options },
      environment,
    );
    session.subscribe((event, payload) => this.heard.push({ event, payload } as Heard));
    this.#sessions.push(session);
    return session;
  }

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, text: string): void {
    mkdirSync(dirname(this.path(name)), { recursive: true });
    writeFileSync(this.path(name), text);
  }

  async open(path = this.folder): Promise<WorkspaceView> {
    return this.call("workspace/open", { path });
  }

  ask<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    session = this.session,
  ): Promise<Result<CallResponses[Name]>> {
    return session.call(name, request) as Promise<Result<CallResponses[Name]>>;
  }

  /** The answer of a call that must not fail. */
  async call<Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    session = this.session,
  ): Promise<CallResponses[Name]> {
    const result = await this.ask(name, request, session);
    if (!result.ok) throw new Error(`${name}: ${result.error.code}: ${result.error.message}`);
    return result.value;
  }

  /** The code of the fault that a call is refused with, whatever it is called with; undefined where it is answered. */
  async faultOf(name: string, request: unknown): Promise<string | undefined> {
    const result = await this.session.call(name, request);
    return result.ok ? undefined : result.error.code;
  }

  /** The rows of a sheet as records of its top-level columns. */
  async rows(sheet = cardsSheet, session = this.session): Promise<{ key: string; cells: Record<string, WireCell> }[]> {
    const { rows, view } = await this.call("sheet/rows", { sheet, from: 0, count: 20_000 }, session);
    return rows.map(({ key, cells }) => ({
      key,
      cells: Object.fromEntries(view.columns.map(({ source }, index) => [source, cells[index] ?? null])),
    }));
  }

  /** One column of a sheet, from the first row to the last. */
  async column(name: string, sheet = cardsSheet, session = this.session): Promise<WireCell[]> {
    return (await this.rows(sheet, session)).map(({ cells }) => cells[name] ?? null);
  }

  /** Types into the cell of the row with this id. */
  async type(id: string, column: string, text: string, sheet = cardsSheet): Promise<CellOutcome | undefined> {
    const row = (await this.rows(sheet)).find(({ cells }) => cells["id"] === id);
    if (!row) throw new Error(`No row ${id}`);
    const edit: CellEdit = {
      sheet,
      rowKey: row.key,
      column: { path: [column] },
      input: { kind: "text", text },
      seen: row.cells[column] ?? null,
      revision: 0,
    };
    return (await this.call("cells/edit", { edits: [edit] })).outcomes[0];
  }

  payloads<Name extends EventName>(name: Name): BridgeEvents[Name][] {
    return this.heard.filter(({ event }) => event === name).map(({ payload }) => payload as BridgeEvents[Name]);
  }

  /** What a page showed of the workspace after each event about it. */
  views(): WorkspaceView[] {
    return shownViews(this.heard.map(({ event, payload }) => ({ name: event, payload }) as HeardEvent));
  }

  async clear(): Promise<void> {
    for (const session of this.#sessions) await session.close();
    for (const folder of [this.folder, this.data]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Far above what anything takes on a slow and busy machine. */
const hangMs = 60_000;

/** Waits until something holds; what never does fails with what was last found. */
export async function until<Value>(
  find: () => Value | Promise<Value>,
  holds: (value: Value) => boolean,
): Promise<Value> {
  const end = performance.now() + hangMs;
  for (;;) {
    const value = await find();
    if (holds(value)) return value;
    if (performance.now() > end) throw new Error(`Not within ${hangMs} ms; found ${JSON.stringify(value)}`);
    await pause(5);
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
