import { z } from "zod";
import type { Result } from "../base/index.js";
import { intents, type IntentName, type IntentResponse } from "../workspace/index.js";
import { artifactCalls } from "./artifacts.js";
import type { Answers } from "./call.js";
import { cardCalls } from "./cards.js";
import { figureCalls } from "./figures.js";
import { folderExchangeCalls } from "./folder-exchange.js";
import { shellCalls } from "./host.js";
import { imageCalls, imageHostCalls } from "./images.js";
import { macroCalls } from "./macros.js";
import { makingCalls } from "./making.js";
import { mergeConflictCalls } from "./merge-conflicts.js";
import { problemCalls } from "./problems.js";
import { revisionCalls } from "./revision.js";
import { reviewCalls } from "./reviews.js";
import { scenarioCalls } from "./scenarios.js";
import { sheetCalls } from "./sheets.js";
import { simulationCalls } from "./simulation.js";
import { skeletonCalls } from "./skeletons.js";
import { textCalls } from "./texts.js";
import { tunerCalls } from "./tuner.js";
import { whatIfCalls } from "./what-ifs.js";

/** The calls that are answered whether a folder is open or not. */
const hostCalls = { ...shellCalls, ...imageHostCalls };

/** The calls about an open folder, beside the intents of its workspace. */
const folderCalls = {
  ...sheetCalls,
  ...textCalls,
  ...problemCalls,
  ...imageCalls,
  ...cardCalls,
  ...makingCalls,
  ...artifactCalls,
  ...simulationCalls,
  ...tunerCalls,
  ...scenarioCalls,
  ...folderExchangeCalls,
  ...revisionCalls,
  ...reviewCalls,
  ...macroCalls,
  ...skeletonCalls,
  ...figureCalls,
  ...mergeConflictCalls,
  ...whatIfCalls,
};

/** Every call a page may make. */
export const calls = { ...hostCalls, ...folderCalls, ...intents };

export type HostCallName = keyof typeof hostCalls;
export type FolderCallName = keyof typeof folderCalls;
export type CallName = keyof typeof calls;
export type CallRequest<Name extends CallName> = z.infer<(typeof calls)[Name]["request"]>;

type ResponseOf<Declared> = Declared extends { readonly response: Answers<infer Response> } ? Response : never;

export type CallResponses = {
  readonly [Name in CallName]: Name extends IntentName ? IntentResponse<Name> : ResponseOf<(typeof calls)[Name]>;
};

export const isFolderCall = (name: CallName): name is FolderCallName => Object.hasOwn(folderCalls, name);

/** Reads the request of a call; a message says which part was wrong. */
export function readRequest<Name extends CallName>(name: Name, request: unknown): Result<CallRequest<Name>> {
  const parsed = calls[name].request.safeParse(request);
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

export const isCallName = (name: unknown): name is CallName => typeof name === "string" && Object.hasOwn(calls, name);
