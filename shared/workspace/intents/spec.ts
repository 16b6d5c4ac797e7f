import type { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import type { Transition } from "../transition.js";

/** Something that people ask of a workspace. Pages ask it by a call of the same name. */
export interface IntentSpec<Schema extends z.ZodObject, Response> {
  readonly request: Schema;
  /** Where it fails, nothing was done. */
  carryOut(step: Transition, request: z.infer<Schema>): Result<Response>;
  /** It changes no file where nothing was edited: a workspace that is only read allows it. */
  readonly changesNoFile?: boolean;
  /**
   * It is about the folder and its files rather than about what the sheets say: no what-if can do it. What changes settings
   * of the folder by `changeFolderSetting` is refused there without it.
   */
  readonly isOfFolder?: boolean;
}

/** Declares an intent; the types of its request and response follow from the argument. */
export const intent = <Schema extends z.ZodObject, Response>(
  spec: IntentSpec<Schema, Response>,
): IntentSpec<Schema, Response> => spec;

/** The response where there is nothing to say. */
export type Done = Record<string, never>;
export const done: Result<Done> = ok({});
