import { failed, ok, type Result } from "../../shared/base/index.js";
import type { CallRequest, CallResponses, FolderCallName } from "../../shared/bridge/index.js";
import {
  cellInText,
  offersOf,
  planMeaning,
  planReplace,
  planValueRename,
  previewFixes,
  problemsOf,
  namedRowsOf,
  notInWhatIf,
  referencesOf,
  ruleViews,
  sheetRows,
  spanInText,
  stepsOf,
  textOf,
} from "../../shared/workspace/index.js";
import { cardsOnScreen, slowly } from "./card-snapshot.js";
import { exportSheet, planImport } from "./exchange.js";
import { checkPicturesOnScreen } from "./picture-check.js";
import { compareWhatIf } from "./what-if-comparison.js";
import { noSheet } from "./on-screen.js";
import type { OpenFolder } from "./open-folder.js";

type FolderCall<Name extends FolderCallName> = (
  folder: OpenFolder,
  request: CallRequest<Name>,
) => Promise<Result<CallResponses[Name]>> | Result<CallResponses[Name]>;

/** Does what is kept in files of the folder, which a what-if on screen must not be part of. */
const withStanding = <Answer>(
  folder: OpenFolder,
  act: (folder: OpenFolder) => Promise<Result<Answer>> | Result<Answer>,
): Promise<Result<Answer>> | Result<Answer> => (folder.workspace.whatIfs.shown ? failed(notInWhatIf) : act(folder));

/** Answers the calls about an open folder, beside the intents of its workspace. */
export const folderCalls: { readonly [Name in FolderCallName]: FolderCall<Name> } = {
  "sheet/rows": ({ workspace }, { sheet, from, count }) => {
    const rows = sheetRows(workspace.state, sheet, from, count);
    return rows ? ok(rows) : failed(noSheet(sheet));
  },
  "sheet/export": ({ workspace }, { sheet, format }) => exportSheet(workspace.state, sheet, format),
  "sheet/import-preview": ({ workspace }, { sheet, ...file }) => {
    const plan = planImport(workspace.state, sheet, file);
    return plan.ok ? ok(plan.value.view) : plan;
  },
  "sheet/import": async ({ workspace }, { sheet, ...file }) => {
    const plan = planImport(workspace.state, sheet, file);
    if (!plan.ok) return plan;
    const { view, before, after } = plan.value;
    if (before === after) return ok(view);
    const label = `Import ${file.fileName}`;
    const request = { file: sheet.file, text: after, seen: before, label };
    const written = await workspace.intend("file/write-text", request);
    return written.ok ? ok(view) : written;
  },
  "rows/references": ({ workspace }, { sheet, rowKeys }) => ok(referencesOf(workspace.state, sheet, rowKeys)),
  "rows/named": ({ workspace }, { sheet, rowKey, key }) => ok(namedRowsOf(workspace.state, sheet, rowKey, key)),
  "history/steps": ({ workspace }) => ok(stepsOf(workspace.state)),
  "values/preview-rename": ({ workspace }, request) => planValueRename(workspace.state, request),
  "cells/preview-replace": ({ workspace }, request) => planReplace(workspace.state, request),
  "cells/preview-meaning": ({ workspace }, request) => slowly(planMeaning(workspace.state, request)),
  "problems/list": ({ workspace }, { sheet, from, count }) => ok(problemsOf(workspace.state, sheet, from, count)),
  "problems/rules": ({ workspace }) => ok({ rules: ruleViews(workspace.state) }),
  "problems/offers": ({ workspace }, { problems }) => ok({ offers: offersOf(workspace.state, problems) }),
  "problems/preview-fixes": ({ workspace }, choice) => ok(previewFixes(workspace.state, choice)),
  "cards/on-screen": async ({ workspace }, request) => ok(await cardsOnScreen(workspace.state, request)),
  "cards/make": ({ making }, wish) => making.make(wish),
  "cards/stop-making": async ({ making }) => ok(await making.stop()),
  "cards/made-piece": ({ making }, wish) => making.piece(wish),
  "artifacts/state": async ({ artifacts }) => ok(await artifacts.look()),
  "artifacts/difference": async ({ artifacts }) => ok(await artifacts.differences()),
  "artifacts/generate": async ({ artifacts }) => {
    const written = await artifacts.write();
    return written.ok ? ok({ written: written.value }) : written;
  },
  "simulation/choices": async ({ simulations }) => ok(await simulations.choices()),
  "simulation/start": ({ simulations }, request) => simulations.start(request),
  "simulation/cancel": async ({ simulations }) => ok(await simulations.cancel()),
  "simulation/keep": ({ simulations }) => ok(simulations.keep()),
  "simulation/status": ({ simulations }) => ok(simulations.status),
  "simulation/edited": async ({ simulations }) => ok(await simulations.edited()),
  "simulation/result": ({ simulations }) => ok(simulations.result()),
  "tuner/start": ({ tuner }, request) => tuner.start(request),
  "tuner/cancel": async ({ tuner }) => ok(await tuner.cancel()),
  "tuner/status": ({ tuner }) => ok(tuner.status),
  "scenarios/list": async ({ scenarios }) => ok({ files: await scenarios.list() }),
  "scenarios/save": ({ scenarios }, { file, text }) => scenarios.save(file, text),
  "faces/list": async ({ workspace }) => ok({ files: await workspace.faces.texts() }),
  "folder-exchange/look": ({ exchange }, { path }) => exchange.look(path),
  "folder-exchange/import-preview": ({ exchange }, asked) => exchange.previewImport(asked),
  "folder-exchange/import": ({ exchange }, wish) => exchange.import(wish),
  "folder-exchange/export-preview": ({ exchange }, asked) => exchange.previewExport(asked),
  "folder-exchange/file": ({ exchange }, wish) => exchange.file(wish),
  "folder-exchange/export": ({ exchange }, wish) => exchange.export(wish),
  "revision/changes": ({ changes }, { since, known }) => changes.since(since, known),
  "revision/names": ({ changes }) => changes.names(),
  "revision/revert": ({ changes }, wish) => changes.revert(wish),
  "revision/sheet": async ({ changes }, { sheet, since, known }) => {
    const found = await changes.sheet(sheet, since, known);
    return found ? ok(found) : failed(noSheet(sheet));
  },
  "revision/rows": ({ changes }, { sheet, since }) => changes.rows(sheet, since),
  "revision/history": async ({ changes }, { sheet, rowKey }) => {
    const found = await changes.history(sheet, rowKey);
    return found ? ok(found) : failed({ code: "row/not-found", message: "The row is gone.", file: sheet.file });
  },
  "reviews/list": async ({ reviews }) => ok({ names: await reviews.list() }),
  "reviews/start": (folder, { name, since }) => withStanding(folder, ({ reviews }) => reviews.start(name, since)),
  "reviews/open": ({ reviews }, { name }) => reviews.open(name),
  "reviews/cells": async ({ reviews }, { name, keys }) => {
    const cards = await reviews.cells(name, keys);
    return cards.ok ? ok({ cards: cards.value }) : cards;
  },
  "reviews/decide": (folder, { name, ...decision }) =>
    withStanding(folder, ({ reviews }) => reviews.decide(name, decision)),
  "skeletons/list": async ({ skeletons }) => ok({ skeletons: await skeletons.list() }),
  "skeletons/save": ({ skeletons }, { name, skeleton, seen }) => skeletons.save({ name, value: skeleton, seen }),
  "figures/list": async ({ figures }) => ok({ figures: await figures.list() }),
  "figures/save": ({ figures }, { name, figure, seen }) => figures.save({ name, value: figure, seen }),
  "macros/list": async ({ macros }) => ok({ macros: await macros.list() }),
  "macros/save": ({ macros }, { name, macro }) => macros.save({ name, value: macro, seen: null }),
  "macros/rename": ({ macros }, { name, seen, to }) => macros.rename(name, seen, to),
  "macros/delete": ({ macros }, { name, seen }) => macros.delete(name, seen),
  "merge-conflicts/list": ({ mergeConflicts }) => mergeConflicts.list(),
  "merge-conflicts/decide": (folder, { file, at, choice }) =>
    withStanding(folder, ({ mergeConflicts }) => mergeConflicts.decide(file, at, choice)),
  "what-ifs/list": ({ workspace }) => ok(workspace.whatIfs.view),
  "what-ifs/start": ({ workspace }, { name }) => workspace.whatIfs.start(name),
  "what-ifs/show": ({ workspace }, { id }) => workspace.whatIfs.show(id),
  "what-ifs/rename": ({ workspace }, { id, name }) => workspace.whatIfs.rename(id, name),
  "what-ifs/keep": ({ workspace }, { id }) => workspace.whatIfs.keep(id),
  "what-ifs/drop": ({ workspace }, { id }) => workspace.whatIfs.drop(id),
  "what-ifs/compare": ({ workspace }, { id }) => compareWhatIf(workspace, id),
  "images/check": async ({ workspace }, { dpi }) => ok(await checkPicturesOnScreen(workspace, dpi)),
  "images/find": (folder, { source }) => folder.findImage(source),
  "images/look": (folder, { folder: path }) => folder.lookForImages(path),
  "text/since": ({ texts }, { file, version }) => texts.since(file, version),
  "text/cell-at": ({ workspace }, { file, version, at }) =>
    ok({ cell: cellInText(workspace.state, file, version, at) }),
  "text/span-of": ({ workspace }, cell) => ok({ span: spanInText(workspace.state, cell) }),
  "text/compare": ({ texts }, { file, with: earlier }) => texts.compare(file, earlier),
  "file/text": ({ workspace }, { file: name }) => {
    const file = workspace.state.files.get(name);
    const text = file && textOf(file);
    if (!file || text === undefined || text === null) {
      return failed({ code: "file/no-text", message: "The file cannot be shown as text.", file: name });
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
};
