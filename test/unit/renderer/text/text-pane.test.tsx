// @vitest-environment happy-dom
import {
  cellAt,
  eachOnNewApp,
  person,
  placeNow,
  requestsOf,
  session,
  type PageFolder,
} from "../../../support/page/app.js";
import { openFolder } from "../../../support/page/folder.js";
import { fireEvent, render, screen, within } from "@testing-library/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { SheetPane } from "../../../../renderer/app/SheetPane.js";
import { activeGrid } from "../../../../renderer/grid/index.js";
import { activeSheet, getApp, setApp, useApp } from "../../../../renderer/state/index.js";
import type { TextEditorProps } from "../../../../renderer/text/beside/MonacoText.js";
import { TextPane } from "../../../../renderer/text/index.js";
import { applyChanges, differingMiddle, ok } from "../../../../shared/base/index.js";
import { card, deck, file } from "../../../support/workspace/cards.js";

/** The DOM of the tests cannot lay Monaco out: a plain field stands for it. */
function PlainEditor({ live, title, isReadOnly, marked, onCaret, onLeave, onTravel }: TextEditorProps): ReactNode {
  const [text, setText] = useState(live.text);
  const shown = useRef(text);
  const show = (next: string): void => {
    shown.current = next;
    setText(next);
  };
  useEffect(() => live.connect((changes) => show(applyChanges(shown.current, changes))), [live]);
  return (
    <>
      <textarea
        aria-label={title}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => {
          live.type([differingMiddle(shown.current, target.value)]);
          show(target.value);
        }}
        onSelect={({ currentTarget }) => onCaret(currentTarget.selectionStart)}
        onKeyDown={({ key }) => {
          if (key === "Escape") onLeave();
          if (key === "F7") onTravel("undo");
        }}
      />
      <output>{marked ? text.slice(marked.from, marked.to) : ""}</output>
    </>
  );
}

/** The sheet with the pane beside it. The whole page has a pane with Monaco. */
function Page(): ReactNode {
  const sheet = useApp(activeSheet);
  const isOpen = useApp(({ textPane }) => textPane.isOpen);
  return (
    sheet && (
      <>
        <SheetPane sheet={sheet} />
        {isOpen && <TextPane sheet={sheet} Editor={PlainEditor} />}
      </>
    )
  );
}

eachOnNewApp();

const text = `# Cards\n${deck(card("a", { name: "Ash", cost: 3 }), card("b", { name: "Elm", cost: 5 }))}`;

let folder: PageFolder;
beforeEach(async () => {
  folder = openFolder({ [file]: text });
  render(<Page />);
  await expect.poll(() => activeGrid()?.rows.length).toBe(2);
});

/** Opens the pane. */
async function open(): Promise<void> {
  setApp(({ textPane, rulesPane }) => ({ textPane: { ...textPane, isOpen: true }, rulesPane }));
  await expect.poll(() => fields().length).toBeGreaterThan(0);
}
const fields = (): HTMLTextAreaElement[] =>
  screen.queryAllByRole<HTMLTextAreaElement>("textbox", { name: `Text of ${file}` });
const field = (): HTMLTextAreaElement => {
  const [found] = fields();
  if (!found) throw new Error("No field");
  return found;
};
const pane = (): HTMLElement => field().closest<HTMLElement>("aside") ?? document.body;
const typeOver = (after: string): boolean => fireEvent.change(field(), { target: { value: after } });

/**
 * What a page that is loaded again finds of a text. Its modules are its own: files that run after this one would take them for
 * theirs, which are connected to another session.
 */
async function keptAfterReload(name = JSON.stringify([getApp().workspace?.root, file])): Promise<unknown> {
  vi.resetModules();
  try {
    const { restoreView } = await import("../../../../renderer/state/view.js");
    await restoreView();
    const { keptText } = await import("../../../../renderer/text/beside/kept-texts.js");
    return keptText(name);
  } finally {
    vi.resetModules();
  }
}

const onDisk = (): string | undefined => folder.world.text(file);

describe("the text beside the sheet", () => {
  it("marks the key of the active cell", async () => {
    await open();
    await expect.poll(() => pane().querySelector("output")?.textContent).toBe('id = "a"');
    cellAt(1, "cost").focus();
    await person().click(cellAt(1, "cost"));
    await expect.poll(() => pane().querySelector("output")?.textContent).toBe("cost = 5");
  });

  it("makes the cell active that its caret is in, and keeps the keyboard", async () => {
    await open();
    field().focus();
    const at = text.indexOf("Elm");
    field().setSelectionRange(at, at);
    fireEvent.select(field());
    await expect.poll(placeNow).toBe("1 name");
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: "Escape" });
    expect(document.activeElement).toBe(cellAt(1, "name"));
  });

  it("is in the sheet and on disk once it is typed, and takes the step back", async () => {
    await open();
    typeOver(text.replace("# Cards", "# Trees").replace("cost = 5", "cost = 6"));
    await expect.poll(() => cellAt(1, "cost").textContent).toBe("6");
    await expect.poll(onDisk).toBe(text.replace("# Cards", "# Trees").replace("cost = 5", "cost = 6"));
    fireEvent.keyDown(field(), { key: "F7" });
    await expect.poll(() => field().value).toBe(text);
    await expect.poll(onDisk).toBe(text);
  });

  it("names the line of what is not valid, keeps it while the sheet changes, and discards it", async () => {
    await open();
    typeOver(text.replace("cost = 3", "cost = "));
    await expect.poll(() => pane().textContent).toContain("Line 5: ");
    expect(getApp().isWriting).toBe(true);
    folder.world.renameOver(file, text.replace("Elm", "Oak"));
    folder.world.settle();
    folder.publish();
    await expect.poll(() => field().value).toBe(text.replace("cost = 3", "cost = ").replace("Elm", "Oak"));
    await person().click(within(pane()).getByRole("button", { name: "Discard what is typed" }));
    expect(field().value).toBe(text.replace("Elm", "Oak"));
    await expect.poll(() => getApp().isWriting).toBe(false);
  });

  it("asks where the same was changed elsewhere", async () => {
    await open();
    typeOver(text.replace("cost = 3", "cost = "));
    await expect.poll(() => pane().textContent).toContain("Line 5: ");
    folder.world.renameOver(file, text.replace("cost = 3", "cost = 4"));
    folder.world.settle();
    folder.publish();
    await expect.poll(() => within(pane()).queryByRole("alert")?.textContent).toContain("also changed elsewhere");
    expect(field().value).toBe(text.replace("cost = 3", "cost = "));
    await person().click(within(pane()).getByRole("button", { name: "Use the other version" }));
    expect(field().value).toBe(text.replace("cost = 3", "cost = 4"));
  });

  it("keeps what is not valid also for when the tab or the program ends, until it is in the sheet", async () => {
    const remembered = (): unknown =>
      requestsOf("view/set")
        .flatMap((request) => {
          const { view } = request as { readonly view: Readonly<Record<string, unknown>> };
          return "typedTexts" in view ? [view["typedTexts"]] : [];
        })
        .at(-1);
    await open();
    typeOver(text.replace("cost = 3", "cost = "));
    const name = JSON.stringify([getApp().workspace?.root, file]);
    await expect.poll(remembered).toMatchObject([[name, { base: text, changes: [{ insert: "" }] }]]);
    const stored = remembered();
    const answer = session.answer;
    session.answer = (call, request) =>
      call === "view/get" ? Promise.resolve(ok({ view: { typedTexts: stored } })) : answer(call, request);
    window.sessionStorage.clear();
    expect(await keptAfterReload(name)).toMatchObject({ base: text, changes: [{ insert: "" }] });
    typeOver(text.replace("cost = 3", "cost = 4"));
    await expect.poll(remembered).toBeNull();
  });

  it("keeps what is not valid when the page is loaded again, until it is in the sheet", async () => {
    await open();
    typeOver(text.replace("cost = 3", "cost = "));
    window.dispatchEvent(new Event("pagehide"));
    expect(await keptAfterReload()).toMatchObject({ base: text, changes: [{ insert: "" }] });
    typeOver(text.replace("cost = 3", "cost = 4"));
    await expect.poll(onDisk).toBe(text.replace("cost = 3", "cost = 4"));
    await expect.poll(keptAfterReload).toBeUndefined();
  });

  it("keeps what is not valid as a draft when it is closed", async () => {
    await open();
    const typed = text.replace("cost = 3", "cost = ");
    typeOver(typed);
    await person().click(within(pane()).getByRole("button", { name: "Close the text" }));
    await expect
      .poll(() =>
        getApp()
          .notices.map(({ message }) => message)
          .join(),
      )
      .toContain("kept as a draft");
    expect(onDisk()).toBe(text);
    await open();
    await expect.poll(() => field().value).toBe(typed);
    await person().click(await within(pane()).findByRole("button", { name: "Discard what is typed" }));
    await expect.poll(() => field().value).toBe(text);
  });
});
