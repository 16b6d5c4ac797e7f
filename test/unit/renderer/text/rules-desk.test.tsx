// @vitest-environment happy-dom
import { closeFolder, openFolder, type PageFolder } from "../../../support/page/folder.js";
import { eachOnNewPage, person, requestsOf } from "../../../support/page/page.js";
import { cleanup, render, screen } from "@testing-library/react";
import { useSyncExternalStore, type ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { CellEditorProps } from "../../../../renderer/text/CellEditor.js";
import { RulesDesk, type RulesDeskProps } from "../../../../renderer/text/RulesDesk.js";
import {
  getApp,
  languageOfSheet,
  loadSheet,
  lostTyping,
  rowsOf,
  sheetKey,
  useRows,
} from "../../../../renderer/state/index.js";
import { games } from "../../../../shared/games/index.js";
import { aCharacter } from "../../shared/games/dreamtides/invariants/tables.js";

/** The DOM of the tests cannot lay Monaco out: a plain field stands for it. */
function PlainEditor({ texts, cell }: CellEditorProps): ReactNode {
  const { cells } = useSyncExternalStore(texts.subscribe, () => texts.snapshot);
  return (
    <textarea
      data-cell={cell.name}
      aria-label={cell.title}
      value={cells.get(cell.name)?.text}
      onChange={({ target }) => texts.type(cell.name, target.value)}
    />
  );
}

/** The desk for as long as its row is there, as the panel beside the sheet shows it. */
function Panel(props: Pick<RulesDeskProps, "sheet" | "language" | "rowKey">): ReactNode {
  const rows = useRows(sheetKey(props.sheet.ref));
  return rows.some(({ key }) => key === props.rowKey) && <RulesDesk {...props} title="Ash" Editor={PlainEditor} />;
}

eachOnNewPage();

function there<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("It is not there");
  return value;
}

const field = (): HTMLElement => there(screen.getAllByRole("textbox")[0]);

let folder: PageFolder;
beforeEach(async () => {
  folder = openFolder(
    { "cards.toml": aCharacter({ "rules-text": '"Draw {cards($c)}."', variables: '"c: 2"' }) },
    { games },
  );
  const sheet = there(getApp().workspace?.sheets[0]);
  void loadSheet(sheet.ref);
  // The page may fetch the rows once more when it has just connected.
  await expect.poll(() => rowsOf(sheetKey(sheet.ref))?.rows.length).toBe(1);
  const language = there(languageOfSheet(sheet));
  const rowKey = there(rowsOf(sheetKey(sheet.ref))?.rows[0]).key;
  render(
    <>
      <Panel {...{ sheet, language, rowKey }} />
      <button type="button">elsewhere</button>
    </>,
  );
  await expect.poll(field).toHaveProperty("value", "Draw {cards($c)}.");
  return () => {
    cleanup();
    closeFolder();
  };
});

const state = (): string => document.querySelector(".rules-state")?.textContent ?? "";
const file = (): string => folder.world.text("cards.toml") ?? "";
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

async function type(text: string): Promise<void> {
  await person().clear(field());
  await person().click(field());
  await person().paste(text);
}

describe("the editors of a row's rules text", () => {
  it("show the text of the row, as a player reads it and as the game understands it", () => {
    expect(field()).toHaveProperty("value", "Draw {cards($c)}.");
    expect(state()).toBe("");
    expect(document.body.textContent).toContain("Draw 2 cards.");
    expect(screen.getByRole("tree").textContent).toContain("DrawCards");
    // Right below the heading of the sheet.
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Rules text",
      "Variables",
      "As a player reads it",
      "As the game understands it",
    ]);
  });

  it("keep what is typed as a draft, and save it once the keyboard leaves", async () => {
    await type("Discard {cards($c)}.");
    expect(state()).toContain("Not saved");
    expect(getApp().isWriting).toBe(true);
    await expect.poll(() => requestsOf("cells/draft").at(-1)).toMatchObject({ text: "Discard {cards($c)}." });
    expect(file()).toContain("Draw {cards($c)}.");
    await person().click(button("elsewhere"));
    await expect.poll(file).toContain("Discard {cards($c)}.");
    expect(state()).toBe("");
    expect(getApp().isWriting).toBe(false);
  });

  it("keep in sight what was typed, and what is typed on, when another program removes the row", async () => {
    await type("Discard {cards($c)}.");
    folder.world.renameOver("cards.toml", "");
    folder.world.settle();
    folder.publish();
    await expect.poll(() => screen.queryByRole("textbox")).toBeNull();
    const said = (): string[] => getApp().notices.map(({ message }) => message);
    const first = "Not saved, because the cell is gone: Ash, Rules text: “Discard {cards($c)}.”";
    expect(said()).toContain(first);
    for (const key of ["N", "o", "w", "Enter"]) {
      const press = { key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
      expect(lostTyping.takes(press)).toBe(true);
    }
    expect(said()).toContain(`${first}; Ash, Rules text: “Now”`);
  });

  it("discard what is typed, and its draft", async () => {
    await type("Draw.");
    await expect.poll(() => requestsOf("cells/draft").length).toBe(1);
    await person().click(button("Discard"));
    expect(field()).toHaveProperty("value", "Draw {cards($c)}.");
    await expect.poll(() => requestsOf("cells/draft").at(-1)).toMatchObject({ text: null });
    await person().click(button("elsewhere"));
    expect(requestsOf("cells/edit")).toEqual([]);
  });

  it("list the problems of the text and the last tree that was whole", async () => {
    await person().type(field(), " Now");
    await expect.poll(() => screen.queryByRole("list", { name: "Problems of this row" })).not.toBeNull();
    expect(screen.getByRole("tree").textContent).toContain("DrawCards");
    expect(document.querySelector(".ast-line.is-stale")).not.toBeNull();
  });

  it("follow edits of other programs, and ask whose text is kept where one is typed", async () => {
    const write = (text: string): void => {
      folder.world.renameOver("cards.toml", file().replace(/^rules-text = .*$/mu, `rules-text = "${text}"`));
      folder.world.settle();
      folder.publish();
    };
    write("Copy it.");
    await expect.poll(() => (field() as HTMLTextAreaElement).value).toBe("Copy it.");
    await type("Draw {cards($c)}.");
    write("Copy this card.");
    await expect.poll(() => screen.queryByRole("alert")?.textContent).toContain("changed on disk");
    await person().click(button("Use disk version"));
    expect(field()).toHaveProperty("value", "Copy this card.");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
