import type { CallName, HostCallName } from "./calls.js";

/**
 * The calls that mean the same whichever folder is open. Here are their names alone: the page asks by name, and does without
 * the schemas of all calls.
 */
const anywhere = {
  "host/info": true,
  "workspace/get": true,
  "workspace/open": true,
  "workspace/flush": true,
  "folders/list": true,
  "folders/make": true,
  "folders/choose": true,
  "folders/known": true,
  "images/hosts": true,
  "images/allow-host": true,
  "images/forget": true,
  "tour/get": true,
  "tour/seen": true,
  "visit/end": true,
  "view/get": true,
  "log/write": true,
} satisfies Readonly<Record<Exclude<HostCallName, "view/set">, true>>;

/** The code of the fault where a request is meant for another folder than the open one. */
export const elsewhereCode = "workspace/elsewhere";

/** Whether a call is about the folder that is open: a page says which one it means. */
export const isAboutFolder = (name: CallName): boolean => !Object.hasOwn(anywhere, name);
