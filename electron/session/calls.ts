import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import {
  isAboutFolder,
  isFolderCall,
  readAddressed,
  readRequest,
  type CallName,
  type CallRequest,
  type CallResponses,
  type FolderCallName,
  type HostCallName,
} from "../../shared/bridge/index.js";
import { isIntentName, workspaceView, type IntentName } from "../../shared/workspace/index.js";
import { folderCalls } from "./folder-calls.js";
import { whyElsewhere } from "./elsewhere.js";
import type { Session } from "./session.js";

type Answer<Name extends CallName = CallName> = Promise<Result<CallResponses[Name]>> | Result<CallResponses[Name]>;

type HostCall<Name extends HostCallName> = (session: Session, request: CallRequest<Name>) => Answer<Name>;

const noFolder: Fault = { code: "workspace/none-open", message: "No folder is open." };

/** Answers the calls that need no open folder. */
const hostCalls: { readonly [Name in HostCallName]: HostCall<Name> } = {
  "host/info": ({ options }) => ok(options.host),
  "workspace/get": ({ folder }) => ok(folder ? workspaceView(folder.workspace.state) : null),
  "workspace/open": async (session, { path }) => {
    const opened = await session.open(path);
    if (!opened.ok) return opened;
    return opened.value ? ok(opened.value) : failed(noFolder);
  },
  "workspace/flush": async ({ folder, view }) => {
    await view.save();
    return ok(folder ? await folder.workspace.flush() : { unsaved: 0 });
  },
  "folders/list": ({ folders }, { path }) => folders.list(path),
  "folders/make": ({ folders }, { parent, name }) => folders.make(parent, name),
  /** The shell answers it where there is a dialog of the system. */
  "folders/choose": () => failed({ code: "folder/no-dialog", message: "There is no folder dialog here." }),
  "folders/known": async ({ folders }) => ok(await folders.known()),
  "images/hosts": async ({ images }) => ok(await images.hosts()),
  "images/allow-host": async (session, { host, allowed }) => {
    const hosts = await session.images.allowHost(host, allowed);
    if (hosts.ok) session.publishImageChange();
    return hosts;
  },
  "images/forget": async (session) => {
    const hosts = await session.images.forget();
    session.publishImageChange();
    return ok(hosts);
  },
  /** A page that git waits for is no place for it. */
  "tour/get": async ({ appView, options }) =>
    ok({ isSeen: options.host.visit !== undefined || (await appView.get())["tour"] === "seen" }),
  "tour/seen": ({ appView }) => appView.set({ tour: "seen" }),
  /** The shell, which passes the answer on, lets git go on then. */
  "visit/end": ({ options }, end) =>
    options.host.visit ? ok(end) : failed({ code: "visit/none", message: "Git does not wait for this page." }),
  "view/get": async ({ view }) => ok({ view: await view.get() }),
  "view/set": ({ view }, { view: change }) => view.set(change),
  "log/write": ({ log }, { level, component, message }) => {
    log.write(level, component, message, { from: "page" });
    return ok({});
  },
};

/** Reads the request of a call and answers it, where what it is meant for is still open. */
export function answerCall(session: Session, name: CallName, addressed: unknown): Answer {
  const { address, request } = isAboutFolder(name)
    ? readAddressed(addressed)
    : { address: undefined, request: addressed };
  const elsewhere = address && whyElsewhere(address, session.folder?.workspace.standing);
  if (elsewhere) return failed(elsewhere);
  if (isIntentName(name)) return intend(session, name, request, address?.whatIf);
  return isFolderCall(name) ? askFolder(session, name, request) : askHost(session, name, request);
}

function intend({ folder }: Session, name: IntentName, request: unknown, whatIf?: number | null): Answer<IntentName> {
  const read = readRequest(name, request);
  if (!read.ok) return read;
  return folder ? folder.workspace.intend(name, read.value, whatIf) : failed(noFolder);
}

function askFolder<Name extends FolderCallName>({ folder }: Session, name: Name, request: unknown): Answer<Name> {
  const read = readRequest(name, request);
  if (!read.ok) return read;
  return folder ? folderCalls[name](folder, read.value) : failed(noFolder);
}

function askHost<Name extends HostCallName>(session: Session, name: Name, request: unknown): Answer<Name> {
  const read = readRequest(name, request);
  return read.ok ? hostCalls[name](session, read.value) : read;
}
