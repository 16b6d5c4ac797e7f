import * as z from "zod/mini";
import { pivotQuestionSchema } from "../../shared/pivot/index.js";
import { arrangementSchema, columnLooksSchema, rowLooksSchema, savedViewsSchema } from "./arrangement-memory.js";
import type { AppState } from "./store.js";

/** What is remembered of the sheets and rules of one folder. Sheets of another may have the same names. */
export type FolderLooks = Pick<
  AppState,
  "arrangements" | "rowLooks" | "columnLooks" | "savedViews" | "pivots" | "putOffRules"
>;

/** How a person looks at a folder of which nothing is remembered. */
export const noFolderLooks: FolderLooks = {
  arrangements: {},
  rowLooks: {},
  columnLooks: {},
  savedViews: {},
  pivots: {},
  putOffRules: [],
};

/** The parts of what the page remembers that are about one folder; a part that is not valid is as if it were not there. */
export const folderLooksShape = {
  arrangements: z.catch(z.record(z.string(), arrangementSchema), {}),
  rowLooks: z.catch(z.record(z.string(), rowLooksSchema), {}),
  columnLooks: z.catch(z.record(z.string(), columnLooksSchema), {}),
  savedViews: z.catch(z.record(z.string(), savedViewsSchema), {}),
  pivots: z.catch(z.record(z.string(), pivotQuestionSchema), {}),
  putOffRules: z.catch(z.array(z.string()), []),
};

const folderLooksSchema = z.object(folderLooksShape);

/** How a person looks at a folder, by what the session remembers of it. */
export function folderLooksOf(view: unknown): FolderLooks {
  const looks = folderLooksSchema.safeParse(view);
  return looks.success ? looks.data : noFolderLooks;
}
