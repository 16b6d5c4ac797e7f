import { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import { cellPlaceSchema } from "../history/focus.js";
import { clearHistory, goToStep, redo, undo } from "../history/history.js";
import { decideRecovery } from "../recovery/index.js";
import { addSheet } from "./add-sheet.js";
import { editCells } from "./cells.js";
import { addColumn, deleteColumn, renameColumn } from "./columns.js";
import { resolveConflict } from "./conflicts.js";
import { keepDraft } from "./drafts.js";
import { closeFile, restoreFile, retryFiles } from "./files.js";
import { formatFile } from "./format.js";
import { editList } from "./lists.js";
import { editMetadata } from "./metadata.js";
import { fixAll, fixProblem, setSeverity, unwaiveProblem, waiveProblem } from "./problems.js";
import { dropRefused } from "./refused-texts.js";
import { respell } from "./respell.js";
import { deleteRows, duplicateRows, insertRows, moveRows } from "./rows.js";
import { orderRows } from "./order-rows.js";
import { notInWhatIf } from "./setting-file.js";
import { changeLook, orderSheets, setImageFolder, setSpelling } from "./settings.js";
import { intent, type IntentSpec } from "./spec.js";
import { writeText } from "./text.js";
import { typeText } from "./type-text.js";
import { writeTexts } from "./texts.js";
import { renameValue } from "./values.js";
import type { Transition } from "../transition.js";

const travel = z.strictObject({ from: cellPlaceSchema.optional() });

/** Everything that people ask of a workspace, under the names of the calls that pages ask it by. */
export const intents = {
  "cells/edit": editCells,
  "cells/edit-list": editList,
  "cells/respell-list": respell,
  "cells/draft": keepDraft,
  "cells/drop-refused": dropRefused,
  "rows/insert": insertRows,
  "rows/duplicate": duplicateRows,
  "rows/delete": deleteRows,
  "rows/move": moveRows,
  "columns/add": addColumn,
  "columns/rename": renameColumn,
  "columns/delete": deleteColumn,
  "values/rename": renameValue,
  "rows/order": orderRows,
  "metadata/edit": editMetadata,
  "sheets/add": addSheet,
  "sheets/look": changeLook,
  "sheets/order": orderSheets,
  "images/folder": setImageFolder,
  "spelling/set": setSpelling,
  "problems/fix": fixProblem,
  "problems/fix-all": fixAll,
  "problems/waive": waiveProblem,
  "problems/unwaive": unwaiveProblem,
  "problems/severity": setSeverity,
  "history/undo": intent({ request: travel, carryOut: (step, { from }) => ok(undo(step, from)), changesNoFile: true }),
  "history/redo": intent({ request: travel, carryOut: (step, { from }) => ok(redo(step, from)), changesNoFile: true }),
  "history/go": intent({
    request: travel.extend({ step: z.number().int().nonnegative() }),
    carryOut: (transition, { step, from }) => goToStep(transition, step, from),
    changesNoFile: true,
  }),
  "history/clear": intent({ request: z.strictObject({}), carryOut: clearHistory, changesNoFile: true }),
  "conflicts/resolve": resolveConflict,
  "recovery/decide": decideRecovery,
  "file/format": formatFile,
  "text/type": typeText,
  "file/write-text": writeText,
  "files/write-texts": writeTexts,
  "file/retry": retryFiles,
  "file/restore": restoreFile,
  "file/close": closeFile,
};

type Intents = typeof intents;
export type IntentName = keyof Intents;
export type IntentRequest<Name extends IntentName> = z.infer<Intents[Name]["request"]>;
export type IntentResponse<Name extends IntentName = IntentName> =
  Intents[Name] extends IntentSpec<z.ZodObject, infer Response> ? Response : never;

/** A request of nothing allows no key at all, which the name of the intent would be. */
type PartsOf<Request> = string extends keyof Request ? unknown : Request;

/** What a person asks for. */
export type Intent<Name extends IntentName = IntentName> = {
  readonly [Each in Name]: { readonly kind: Each } & PartsOf<IntentRequest<Each>>;
}[Name];

export const intentOf = <Name extends IntentName>(name: Name, request: IntentRequest<Name>): Intent =>
  ({ ...request, kind: name }) as Intent;

/** Each under the type of its own name. */
const specs: { readonly [Name in IntentName]: IntentSpec<z.ZodObject, unknown> } = intents;

export function carryOutIntent(step: Transition, request: Intent): Result<unknown> {
  const spec = specs[request.kind];
  const { readOnly, isWhatIf } = step.state;
  if (isWhatIf === true && spec.isOfFolder === true) return { ok: false, error: notInWhatIf };
  if (readOnly === undefined || spec.changesNoFile === true) return spec.carryOut(step, request);
  return { ok: false, error: { code: "workspace/read-only", message: readOnly } };
}
