import { z } from "zod";
import type { ProblemDifference } from "../workspace/index.js";
import { answers, nothing } from "./call.js";
import type { ChangesView } from "./revision.js";

/** A branch of edits that no file knows of: they are in memory until they are kept or dropped. */
export interface WhatIfView {
  readonly id: number;
  readonly name: string;
  /** With those in conflict. */
  readonly edits: number;
  /** What it changes and the current cards had changed meanwhile, too; a person decides before it can be kept. */
  readonly conflicts: number;
}

/** The what-ifs of the open folder. All pages look at the same one, or at the current cards. */
export interface WhatIfsView {
  /** Another one for every run of the session: what-ifs do not outlive it. */
  readonly run: string;
  /** Absolute path of the folder. */
  readonly folder: string;
  /** The one that is on screen and takes the edits; null: the current cards. */
  readonly shown: number | null;
  readonly list: readonly WhatIfView[];
}

/** How a what-if differs from the current cards, which are what was before. */
export interface WhatIfComparison {
  readonly changes: ChangesView;
  readonly problems: ProblemDifference;
}

export const noWhatIfs: WhatIfsView = { run: "", folder: "", shown: null, list: [] };

const whatIfName = z.string().trim().min(1).max(100);
const id = z.number().int().positive();

/** Says of a request which cards it is meant for: those of a what-if, or for null the current cards. */
const meantFor = z.looseObject({ whatIf: id.nullable() });

export interface AddressedRequest {
  /** Undefined where the request does not say, and means what is on screen. */
  readonly whatIf: number | null | undefined;
  /** The request without its address. */
  readonly request: unknown;
}

/**
 * Takes the address off a request. A page names what its person saw: by the time its request arrives, another page may have
 * put other cards on screen.
 */
export function readAddressed(request: unknown): AddressedRequest {
  const read = meantFor.safeParse(request);
  if (!read.success) return { whatIf: undefined, request };
  const { whatIf, ...rest } = read.data;
  return { whatIf, request: rest };
}

export const whatIfCalls = {
  "what-ifs/list": { request: nothing, response: answers<WhatIfsView>() },
  /** Begins one with what the current cards are, and shows it. */
  "what-ifs/start": { request: z.strictObject({ name: whatIfName }), response: answers<WhatIfsView>() },
  /** Null: the current cards. */
  "what-ifs/show": { request: z.strictObject({ id: id.nullable() }), response: answers<WhatIfsView>() },
  "what-ifs/rename": { request: z.strictObject({ id, name: whatIfName }), response: answers<WhatIfsView>() },
  /** Makes its edits in the current cards, as one step that can be undone, and ends it. */
  "what-ifs/keep": { request: z.strictObject({ id }), response: answers<WhatIfsView>() },
  "what-ifs/drop": { request: z.strictObject({ id }), response: answers<WhatIfsView>() },
  "what-ifs/compare": { request: z.strictObject({ id }), response: answers<WhatIfComparison>() },
};
