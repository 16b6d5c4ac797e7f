import * as z from "zod/mini";
import { earlierVersions } from "../../shared/bridge/index.js";
import { pivotQuestionSchema } from "../../shared/pivot/index.js";
import {
  arrangementSchema,
  columnLooksSchema,
  rowLooksSchema,
  savedViewsSchema,
  within,
} from "./arrangement-memory.js";
import type { AppState } from "./store.js";

const names = [
  "active",
  "arrangements",
  "rowLooks",
  "columnLooks",
  "savedViews",
  "pivots",
  "putOffRules",
  "changesSince",
  "rulesPane",
  "textPane",
  "facePaneOpen",
  "faceGuides",
  "statisticsOpen",
] as const;

/** What is remembered of the sheets, panes and rules of one folder. Sheets of another may have the same names. */
export type FolderLooks = Pick<AppState, (typeof names)[number]>;

/** How a person looks at a folder of which nothing is remembered. */
export const noFolderLooks: FolderLooks = {
  active: null,
  arrangements: {},
  rowLooks: {},
  columnLooks: {},
  savedViews: {},
  pivots: {},
  putOffRules: [],
  changesSince: "commit",
  rulesPane: { isOpen: true, widthPx: 420 },
  textPane: { isOpen: false, widthPx: 480 },
  facePaneOpen: false,
  faceGuides: false,
  statisticsOpen: false,
};

const pane = z.object({ isOpen: z.boolean(), widthPx: within(200, 2000) });
const isOn = z.catch(z.boolean(), false);

/** The parts of what the page remembers that are about one folder; a part that is not valid is as if it were not there. */
export const folderLooksShape = {
  active: z.catch(z.nullable(z.string()), noFolderLooks.active),
  arrangements: z.catch(z.record(z.string(), arrangementSchema), {}),
  rowLooks: z.catch(z.record(z.string(), rowLooksSchema), {}),
  columnLooks: z.catch(z.record(z.string(), columnLooksSchema), {}),
  savedViews: z.catch(z.record(z.string(), savedViewsSchema), {}),
  pivots: z.catch(z.record(z.string(), pivotQuestionSchema), {}),
  putOffRules: z.catch(z.array(z.string()), []),
  changesSince: z.catch(z.nullable(z.enum(earlierVersions)), noFolderLooks.changesSince),
  rulesPane: z.catch(pane, noFolderLooks.rulesPane),
  textPane: z.catch(pane, noFolderLooks.textPane),
  facePaneOpen: isOn,
  faceGuides: isOn,
  statisticsOpen: isOn,
};

const folderLooksSchema = z.object(folderLooksShape);

/** How a person looks at a folder, by what the session remembers of it. */
export function folderLooksOf(view: unknown): FolderLooks {
  const looks = folderLooksSchema.safeParse(view);
  return looks.success ? looks.data : noFolderLooks;
}

/** Whether two states look at their folder in the same way. */
export const isLookedAtAlike = (now: AppState, before: AppState): boolean =>
  names.every((name) => now[name] === before[name]);
