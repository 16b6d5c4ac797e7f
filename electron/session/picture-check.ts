import type { ListStart, PictureCard, PictureReportView } from "../../shared/bridge/index.js";
import { filesOnScreen } from "../../shared/workspace/index.js";
import { checkPictures, FolderPictures, type CheckedCard } from "../print/index.js";
import { sourcesOf, tablesOf } from "./card-snapshot.js";
import { keysOf } from "./on-screen.js";
import type { OpenWorkspace } from "./workspace.js";

/** Longer lists are cut off: nobody reads them, and all pages get them as one message. */
const mostItems = 500;
const mostCards = 20;

type Host = Pick<OpenWorkspace, "state" | "root" | "imageFolder" | "faces">;

/** Looks at the pictures of all cards of an open folder as they are on screen. */
export async function checkPicturesOnScreen(workspace: Host, dpi: number): Promise<PictureReportView> {
  const { state, root, imageFolder } = workspace;
  const tables = tablesOf(state, await sourcesOf(filesOnScreen(state)));
  const pictures = new FolderPictures(root, imageFolder);
  const report = await checkPictures(tables, await workspace.faces.faces(), pictures, { dpi });
  const cardOf = ({ file, table, row, name }: CheckedCard): PictureCard => ({
    sheet: { file, table },
    rowKey: keysOf(state, file, table)[row] ?? "",
    name,
  });
  const few = (cards: readonly CheckedCard[], most: number): ListStart<PictureCard> => startOf(cards, most, cardOf);
  return {
    cards: report.cards,
    files: report.files,
    hosted: report.hosted,
    missing: startOf(report.missing, mostItems, (each) => ({ ...each, cards: few(each.cards, mostCards) })),
    empty: few(report.empty, mostItems),
    small: startOf(report.small, mostItems, (each) => ({ ...each, cards: few(each.cards, mostCards) })),
    equal: startOf(report.equal, mostItems, (paths) => paths.slice(0, mostCards)),
    unused: startOf(report.unused, mostItems, (path) => path),
    unlicensed: few(report.unlicensed, mostItems),
  };
}

const startOf = <From, To>(list: readonly From[], most: number, item: (from: From) => To): ListStart<To> => ({
  count: list.length,
  items: list.slice(0, most).map(item),
});
