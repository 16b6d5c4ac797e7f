import { failed, ok, type Result } from "../../shared/base/index.js";
import type { CallName, CallRequest, CallResponses } from "../../shared/bridge/index.js";
import {
  offersOf,
  previewFixes,
  problemsOf,
  referencesOf,
  ruleViews,
  sheetRows,
  textOf,
  workspaceView,
} from "../../shared/workspace/index.js";
import { exportSheet, planImport } from "./exchange.js";
import type { IntentCallName } from "./intents.js";
import { listScenarios, saveScenario } from "./scenarios.js";
import type { Session } from "./session.js";

export type QueryName = Exclude<CallName, IntentCallName>;

export type Query<Name extends QueryName> = (
  session: Session,
  request: CallRequest<Name>,
) => Promise<Result<CallResponses[Name]>> | Result<CallResponses[Name]>;

const noWorkspace = () => failed({ code: "workspace/none-open", message: "No folder is open." });

/** The calls that are no intents of the workspace. */
export const queries: { readonly [Name in QueryName]: Query<Name> } = {
  "host/info": ({ options }) => ok(options.host),
  "workspace/get": ({ workspace }) => ok(workspace ? workspaceView(workspace.state) : null),
  "workspace/open": async (session, { path }) => {
    const opened = await session.open(path);
    if (!opened.ok) return opened;
    return opened.value ? ok(opened.value) : noWorkspace();
  },
  "workspace/flush": async ({ workspace, view }) => {
    await view.save();
    return ok({ unsaved: workspace ? await workspace.flush() : 0 });
  },
  "folders/list": ({ folders }, { path }) => folders.list(path),
  /** The shell answers it where there is a dialog of the system. */
  "folders/choose": () => failed({ code: "folder/no-dialog", message: "There is no folder dialog here." }),
  "folders/known": async ({ folders }) => ok(await folders.known()),
  "sheet/rows": ({ workspace }, { sheet, from, count }) => {
    if (!workspace) return noWorkspace();
    const rows = sheetRows(workspace.state, sheet, from, count);
    if (rows) return ok(rows);
    const message = `${sheet.file} has no table ${sheet.table.join(".")}.`;
    return failed({ code: "sheet/unknown", message, file: sheet.file });
  },
  "sheet/export": ({ workspace }, { sheet, format }) =>
    workspace ? exportSheet(workspace.state, sheet, format) : noWorkspace(),
  "sheet/import-preview": ({ workspace }, { sheet, ...file }) => {
    if (!workspace) return noWorkspace();
    const plan = planImport(workspace.state, sheet, file);
    return plan.ok ? ok(plan.value.view) : plan;
  },
  "sheet/import": async ({ workspace }, { sheet, ...file }) => {
    if (!workspace) return noWorkspace();
    const plan = planImport(workspace.state, sheet, file);
    if (!plan.ok) return plan;
    const { view, before, after } = plan.value;
    if (before === after) return ok(view);
    const label = `Import ${file.fileName}`;
    const reply = await workspace.intend({ kind: "write-text", file: sheet.file, text: after, seen: before, label });
    return reply.kind === "refused" ? failed(reply.fault) : ok(view);
  },
  "rows/references": ({ workspace }, { sheet, rowKeys }) =>
    workspace ? ok(referencesOf(workspace.state, sheet, rowKeys)) : noWorkspace(),
  "problems/list": ({ workspace }, { sheet, from, count }) =>
    workspace ? ok(problemsOf(workspace.state, sheet, from, count)) : noWorkspace(),
  "problems/rules": ({ workspace }) => (workspace ? ok({ rules: ruleViews(workspace.state) }) : noWorkspace()),
  "problems/offers": ({ workspace }, { problems }) =>
    workspace ? ok({ offers: offersOf(workspace.state, problems) }) : noWorkspace(),
  "problems/preview-fixes": ({ workspace }, choice) =>
    workspace ? ok(previewFixes(workspace.state, choice)) : noWorkspace(),
  "artifacts/state": async ({ artifacts }) => (artifacts ? ok(await artifacts.look()) : noWorkspace()),
  "artifacts/difference": async ({ artifacts }) => (artifacts ? ok(await artifacts.differences()) : noWorkspace()),
  "artifacts/generate": async ({ artifacts }) => {
    if (!artifacts) return noWorkspace();
    const written = await artifacts.write();
    return written.ok ? ok({ written: written.value }) : written;
  },
  "simulation/choices": async ({ simulations }) => (simulations ? ok(await simulations.choices()) : noWorkspace()),
  "simulation/start": ({ simulations }, request) => simulations?.start(request) ?? noWorkspace(),
  "simulation/cancel": async ({ simulations }) => (simulations ? ok(await simulations.cancel()) : noWorkspace()),
  "simulation/keep": ({ simulations }) => (simulations ? ok(simulations.keep()) : noWorkspace()),
  "simulation/status": ({ simulations }) => (simulations ? ok(simulations.status) : noWorkspace()),
  "simulation/result": ({ simulations }) => (simulations ? ok(simulations.result()) : noWorkspace()),
  "scenarios/list": async ({ workspace }) =>
    workspace ? ok({ files: await listScenarios(workspace) }) : noWorkspace(),
  "scenarios/save": ({ workspace }, { file, text }) =>
    workspace ? saveScenario(workspace, file, text) : noWorkspace(),
  "images/find": async ({ images, workspace }, { source }) => {
    if (!workspace) return noWorkspace();
    return images.find(source, { root: workspace.root, folder: workspace.imageFolder });
  },
  "images/look": async ({ images, workspace }, { folder }) =>
    workspace ? images.look(workspace.root, folder) : noWorkspace(),
  "images/hosts": async ({ images }) => ok(await images.hosts()),
  "images/allow-host": async (session, { host, allowed }) => {
    const hosts = await session.images.allowHost(host, allowed);
    if (hosts.ok) session.tellImagesChanged();
    return hosts;
  },
  "images/forget": async (session) => {
    const hosts = await session.images.forget();
    session.tellImagesChanged();
    return ok(hosts);
  },
  "file/text": ({ workspace }, { file: name }) => {
    if (!workspace) return noWorkspace();
    const file = workspace.state.files.get(name);
    const text = file && textOf(file);
    if (!file || text === undefined || text === null) {
      return failed({ code: "file/no-text", message: `${name} cannot be shown as text.`, file: name });
    }
    if (file.condition.kind !== "broken") return ok({ text });
    const { line, column, message } = file.condition.fault;
    return ok({
      text,
      message,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    });
  },
  "view/get": async ({ view }) => ok({ view: await view.get() }),
  "view/set": (session, { view }) => session.view.set(view),
  "log/write": ({ log }, { level, component, message }) => {
    log.write(level, component, message, { from: "page" });
    return ok({});
  },
};
