import { z } from "zod";
import { pathSchema, type WorkspaceView } from "../workspace/index.js";
import { answers, nothing, type Nothing } from "./call.js";

export interface HostInfo {
  readonly kind: "electron" | "web";
  readonly version: string;
  readonly platform: string;
  /** `folders/choose` opens the system's dialog; without it the page lists folders itself. */
  readonly nativeFolderDialog: boolean;
  /** Git waits for this page, which was opened to compare two versions of files, or to decide a merge. Absent: nobody does. */
  readonly visit?: "compare" | "merge";
}

/** How a page was left for which git waits: with what was decided on it, or without. */
const visitEnd = z.strictObject({ end: z.enum(["done", "cancelled"]) });

/** What came of a visit: a file was merged, it was left as it was, or versions were only shown. */
export type VisitOutcome = "merged" | "left" | "shown";

/** What is left when the writes in flight are done. */
export interface Flushed {
  /** Edits that are not on disk. */
  readonly unsaved: number;
  /** Why the journal does not keep them either, where there are any. */
  readonly unprotected?: string;
  /** How many what-ifs hold edits; they end with the session, and with the folder. Absent: none. */
  readonly whatIfs?: number;
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

const logRequest = z.strictObject({
  level: z.enum(["error", "warn", "info", "debug"]),
  component: z.string().max(100),
  message: z.string().max(10_000),
});

export const shellCalls = {
  "host/info": { request: nothing, response: answers<HostInfo>() },
  "workspace/get": { request: nothing, response: answers<WorkspaceView | null>() },
  "workspace/open": { request: z.strictObject({ path: pathSchema }), response: answers<WorkspaceView>() },
  /** Waits for the writes in flight. */
  "workspace/flush": { request: nothing, response: answers<Flushed>() },
  "folders/list": { request: z.strictObject({ path: pathSchema.optional() }), response: answers<FolderListing>() },
  /** Makes an empty folder in one that pages may see. */
  "folders/make": {
    request: z.strictObject({ parent: pathSchema, name: z.string().max(200) }),
    response: answers<{ readonly path: string }>(),
  },
  "folders/choose": { request: nothing, response: answers<{ readonly path: string | null }>() },
  "folders/known": { request: nothing, response: answers<KnownFolders>() },
  /** Whether the person has seen the tour of the app, in whichever folder. */
  "tour/get": { request: nothing, response: answers<{ readonly isSeen: boolean }>() },
  /** The tour has been seen: it is offered in no folder again. */
  "tour/seen": { request: nothing, response: answers<Nothing>() },
  /** Lets git go on; answers how. */
  "visit/end": { request: visitEnd, response: answers<z.infer<typeof visitEnd>>() },
  "view/get": {
    request: nothing,
    response: answers<{ readonly view: Readonly<Record<string, z.core.util.JSONType>> }>(),
  },
  "view/set": {
    request: z.strictObject({ view: z.record(z.string().max(200), z.json()) }),
    response: answers<Nothing>(),
  },
  "log/write": { request: logRequest, response: answers<Nothing>() },
};
