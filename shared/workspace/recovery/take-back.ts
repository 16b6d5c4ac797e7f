import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../base/index.js";
import { freshRowKey } from "../content/adopt.js";
import { openConflict } from "../sync/conflicts.js";
import { printDocument } from "../../toml/index.js";
import { Edit } from "../history/edit.js";
import { done, intent, type Done } from "../intents/spec.js";
import { replaceText } from "../intents/text.js";
import { provideFile } from "../intents/texts.js";
import { manyOf } from "../many.js";
import { journalledSpecOf, specOf, type Applied, type Recovery, type Taken } from "../operations/index.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Content, RecoveryOffer } from "../state.js";
import type { Transition } from "../transition.js";
import { followIds } from "./ids.js";
import { journalIds } from "./offers.js";
import { clashOf, firstValue, siteOf } from "./site.js";
import { listedOffers } from "./view.js";

const offerIds = manyOf(z.string().max(1_000), { max: 1_000_000 });

/** Those that no view lists follow `unlisted`; without it they stay offered. */
const decisionSchema = z.strictObject({
  accept: offerIds,
  discard: offerIds,
  unlisted: z.enum(["accept", "discard"]).optional(),
});

type Decision = z.infer<typeof decisionSchema>;

/**
 * Carries out the edits a person wants back and forgets those given up. What clashes with the disk becomes a conflict, and
 * its records stay in the journal until that is resolved; what no longer fits stays offered, and so does what was accepted
 * unseen and clashes.
 */
export const decideRecovery = intent({ request: decisionSchema, carryOut: decide, isOfFolder: true });

function decide(step: Transition, { accept, discard, unlisted }: Decision): Result<Done> {
  const problems = new Set<string>();
  const edit = new Edit(step, "edit");
  const listed = new Set(listedOffers(step.state).map(({ record }) => record.id));
  const given = new Set(discard);
  const decided = new Set(
    [...step.state.recovery.keys()].filter((id) => given.has(id) || (unlisted === "discard" && !listed.has(id))),
  );
  const finished = [...step.state.recovery].flatMap(([id, offer]) => (decided.has(id) ? journalIds(offer) : []));
  const wanted = new Set(accept);
  for (const [id, offer] of step.state.recovery) {
    if (decided.has(id)) continue;
    const isUnseen = unlisted === "accept" && !listed.has(id);
    if (!wanted.has(id) && !isUnseen) continue;
    if (isUnseen && (offer.recorded?.isSupposed === true || clashOf(step.state, offer))) continue;
    const taken = takeBack(step, edit, offer);
    if (!taken.ok) {
      problems.add(taken.error.message);
      continue;
    }
    decided.add(id);
    if (taken.value === "done") for (const journalled of journalIds(offer)) finished.push(journalled);
  }
  edit.commit("Recover unsaved edits");
  step.update({ recovery: new Map([...step.state.recovery].filter(([id]) => !decided.has(id))) });
  step.journalDone(finished);
  return problems.size === 0 ? done : unfit(inFew(problems));
}

/** How many reasons are listed: a journal may hold a million edits that no longer apply. */
const mostListedReasons = 5;

function inFew(reasons: ReadonlySet<string>): string {
  const listed = [...reasons].slice(0, mostListedReasons).join(" ");
  const left = reasons.size - mostListedReasons;
  return left > 0 ? `${listed} … and ${left} more.` : listed;
}

const unfit = (message: string): { readonly ok: false; readonly error: Fault } =>
  failed({ code: "recovery/does-not-fit", message });

function takeBack(step: Transition, edit: Edit, offer: RecoveryOffer): Result<Taken> {
  const { file: name, change } = offer.record;
  const spec = journalledSpecOf(change);
  const closed = whyClosed(step, name);
  if (closed !== undefined && spec.fixesFile !== true) return unfit(closed);
  return spec.takeBack(change, recoveryOf(step, edit, offer));
}

/** Why a file takes no edits now, with its name; undefined where it does. */
function whyClosed(step: Transition, name: string): string | undefined {
  const file = step.file(name);
  if (!file) return `${name} is not in the workspace.`;
  const fault = whyNotEditable(file);
  return fault && `${name} cannot be edited now. ${fault.message}`;
}

/** Takes the making of a file back, where the version without it is not in the history any more. */
function removeFile(step: Transition, edit: Edit, name: string): Result<unknown> {
  const content = step.file(name)?.content;
  if (!content) return unfit(`${name} is not in the workspace.`);
  const absence = step.fresh();
  step.changeFile(name, { absence });
  const operation = { kind: "text", before: printDocument(content.document), after: "" } as const;
  return edit.take(name, operation, (before, at) =>
    specOf(operation).replay(operation, before, { changes: [], id: absence }, at),
  );
}

const takenBack = (applied: Result<unknown>): Result<Taken> => (applied.ok ? ok("done") : applied);

/** What an edit of some rows led to, with the ids of the others still known. */
function editedRows(before: Content | undefined, applied: Result<Applied>): Result<Taken> {
  if (before && applied.ok) followIds(before, applied.value.content, applied.value.touched);
  return takenBack(applied);
}

function recoveryOf(step: Transition, edit: Edit, offer: RecoveryOffer): Recovery {
  const { file, table: path, row, change } = offer.record;
  const site = siteOf(step.state, offer);
  const { found } = site;
  const tableGone = `${file} has no table ${path.join(".")} any more.`;
  const rowGone = `The row ${row.title} is not in ${file} any more.`;
  return {
    ...site,
    first: firstValue(offer),
    clash: journalledSpecOf(change).clash(change, site),
    tableHere: () => (found ? ok(found.table) : unfit(tableGone)),
    rowPlace: () => {
      if (!found) return unfit(tableGone);
      const rowKey = found.table.keys[found.place];
      return rowKey === undefined ? unfit(rowGone) : ok({ ...found, rowKey });
    },
    freshRowKey: () => freshRowKey(step.fresh),
    apply: (operation) => editedRows(site.content, edit.apply(file, operation)),
    changeCell: (cell, to) => editedRows(site.content, edit.change(file, cell, to)),
    replaceText: (text) => {
      const fault = step.file(file) ? undefined : provideFile(step, file);
      return takenBack(fault ? failed(fault) : replaceText(step, file, text));
    },
    removeFile: () => takenBack(removeFile(step, edit, file)),
    openConflict: (conflict) => {
      openConflict(step, file, journalIds(offer), conflict);
      return "conflict";
    },
  };
}
