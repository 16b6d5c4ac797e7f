import { refuseCalls, session } from "./session.js";
import { whyElsewhere } from "../../../electron/session/elsewhere.js";
import { failed, ok, runToEnd, type Result } from "../../../shared/base/index.js";
import {
  readRequest,
  type CallRequest,
  type CallResponses,
  type FolderCallName,
} from "../../../shared/bridge/index.js";
import { printDocument } from "../../../shared/toml/index.js";
import {
  cellInText,
  isIntentName,
  offersOf,
  planMeaning,
  planReplace,
  planValueRename,
  previewFixes,
  problemsOf,
  namedRowsOf,
  referencesOf,
  ruleViews,
  sheetRows,
  spanInText,
  stepsOf,
  versionOf,
  workspaceView,
  type Intent,
  type WorkspaceState,
} from "../../../shared/workspace/index.js";
import { setApp, startClient } from "../../../renderer/state/index.js";
import { World } from "../workspace/world.js";

type Calls = {
  readonly [Name in FolderCallName]?: (
    state: WorkspaceState,
    request: CallRequest<Name>,
  ) => Result<CallResponses[Name]> | undefined;
};

const known = <Value>(value: Value | undefined): Result<Value> | undefined =>
  value === undefined ? undefined : ok(value);

/** What a page asks of an open folder that the state of its workspace answers. */
const calls: Calls = {
  "sheet/rows": (state, { sheet, from, count }) => known(sheetRows(state, sheet, from, count)),
  "rows/references": (state, { sheet, rowKeys }) => ok(referencesOf(state, sheet, rowKeys)),
  "rows/named": (state, { sheet, rowKey, key }) => ok(namedRowsOf(state, sheet, rowKey, key)),
  "history/steps": (state) => ok(stepsOf(state)),
  "text/since": (state, { file }) => {
    const content = state.files.get(file)?.content;
    if (!content) return undefined;
    return ok({ kind: "whole", version: versionOf(state, content), text: printDocument(content.document) });
  },
  "text/cell-at": (state, { file, version, at }) => ok({ cell: cellInText(state, file, version, at) }),
  "text/span-of": (state, cell) => ok({ span: spanInText(state, cell) }),
  "values/preview-rename": planValueRename,
  "cells/preview-replace": planReplace,
  "cells/preview-meaning": (state, request) => runToEnd(planMeaning(state, request)),
  "problems/list": (state, { sheet, from, count }) => ok(problemsOf(state, sheet, from, count)),
  "problems/rules": (state) => ok({ rules: ruleViews(state) }),
  "problems/offers": (state, { problems }) => ok({ offers: offersOf(state, problems) }),
  "problems/preview-fixes": (state, choice) => ok(previewFixes(state, choice)),
};

const noAnswer = failed({ code: "test/unanswered", message: "This session does not know that." });
const host = { kind: "web", version: "0", platform: "linux", nativeFolderDialog: false };

/** Answers the page from a workspace in memory, as a session does from a folder. */
function answerFrom(world: World, name: string, request: unknown): Result<unknown> {
  if (isIntentName(name)) {
    const read = readRequest(name, request);
    if (!read.ok) return read;
    const answer = world.do({ ...read.value, kind: name } as Intent);
    world.settle();
    return answer;
  }
  if (name === "workspace/get") return ok(workspaceView(world.state));
  if (name === "host/info") return ok(host);
  if (name === "view/get") return ok({ view: {} });
  const call = calls[name as FolderCallName] as
    | ((state: WorkspaceState, request: unknown) => Result<unknown> | undefined)
    | undefined;
  return call?.(world.state, request) ?? noAnswer;
}

let isStarted = false;
let opened = 0;

/** A folder of files in memory, open in the page under test. */
export interface PageFolder {
  readonly world: World;
  /** Tells the page what happened in the folder since, as another program's changes. */
  publish(): void;
}

/**
 * Opens a folder behind the page: what the page asks for is done there and saved at once, and
 * the page learns what has changed.
 */
export function openFolder(
  files: Readonly<Record<string, string>>,
  options: ConstructorParameters<typeof World>[2] = {},
): PageFolder {
  // The page remembers where a person was in the sheets of a folder, also from one test file to the next in its process.
  const world = new World(files, undefined, { root: `/cards-${++opened}`, ...options });
  let published = world.events.length;
  const publish = (): void => {
    const fresh = world.events.slice(published);
    published = world.events.length;
    for (const { name, payload } of fresh) session.publish(name, payload);
  };
  session.answer = (name, request) => {
    const answer = answerFrom(world, name, request);
    publish();
    return Promise.resolve(answer);
  };
  refuseCalls((address) => whyElsewhere(address, world.state));
  if (!isStarted) startClient(() => undefined);
  isStarted = true;
  setApp({ connection: "open" });
  session.publish("workspace/changed", { workspace: workspaceView(world.state) });
  return { world, publish };
}

/** Closes the open folder, so that the page forgets its rows and where the person was in them. */
export const closeFolder = (): void => session.publish("workspace/changed", { workspace: null });
