import { must, type Result } from "../../../shared/base/index.js";
import type { CallName, CallRequest, CallResponses } from "../../../shared/bridge/index.js";

/** A way to make calls: a page's bridge, or a connection to the web host. */
export type Caller = <Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
) => Promise<Result<CallResponses[Name]>>;

/** Waits until a workspace is open, and gives its view. */
export async function openWorkspace(call: Caller): Promise<NonNullable<CallResponses["workspace/get"]>> {
  for (;;) {
    const view = must(await call("workspace/get", {}));
    if (view !== null) return view;
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Types a text into a cell, addressed as people see it: sheet by title, row by number from 0, column by its key. */
export async function typeInto(call: Caller, sheet: string, row: number, source: string, text: string) {
  const view = (await openWorkspace(call)).sheets.find((one) => one.title === sheet);
  const at = view?.columns.findIndex((one) => one.source === source) ?? -1;
  const id = view?.columns[at]?.id;
  if (view === undefined || id === undefined) throw new Error(`No column ${source} in a sheet ${sheet}.`);
  const page = must(await call("sheet/rows", { sheet: view.ref, from: row, count: 1 }));
  const found = page.rows[0];
  if (found === undefined) throw new Error(`No row ${row} in ${sheet}.`);
  const seen = found.cells[at] ?? null;
  const column = { ...id, path: [...id.path] };
  const edit = { sheet: view.ref, rowKey: found.key, column, input: { kind: "text" as const, text }, seen };
  return must(await call("cells/edit", { edits: [{ ...edit, revision: page.revision }] }));
}
