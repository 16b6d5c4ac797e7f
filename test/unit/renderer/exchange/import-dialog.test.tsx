// @vitest-environment happy-dom
import { eachOnNewPage, person, requestsOf, session } from "../../../support/page/page.js";
import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ImportDialog } from "../../../../renderer/exchange/index.js";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { failed, ok, type Fault } from "../../../../shared/base/index.js";
import type { ImportView } from "../../../../shared/bridge/index.js";
import { openFolder } from "../../../support/page/folder.js";

eachOnNewPage();

const cards = '[[cards]]\nid = "a"\nname = "Ash"\n';
const view: ImportView = {
  format: "csv",
  rows: 2,
  cells: 1,
  changed: 1,
  unchanged: 0,
  added: 1,
  ambiguous: 0,
  ambiguousRows: [],
  matching: {
    columns: [
      { key: "id", title: "Id" },
      { key: "name", title: "Name" },
    ],
    by: [{ key: "id", title: "Id" }],
    mustChoose: false,
  },
  untouched: 0,
  changes: [{ row: "Ash", column: "Name", before: "Ash", after: "Oak" }],
  newRows: ["Elm"],
  newColumns: [],
  decimals: [],
  unread: [],
};
const file = (text: string, name = "cards.csv"): File => new File([text], name, { type: "text/csv" });
const button = (name: string): HTMLButtonElement => screen.getByRole("button", { name });
const status = (): string | null => screen.getByRole("status").textContent;

type Answer = (request: unknown) => unknown;

/** Answers some calls otherwise than the open folder does. */
function answerAlso(answers: Readonly<Record<string, Answer>>): void {
  const { answer } = session;
  session.answer = async (name, request) => {
    const own = answers[name];
    if (!own) return answer(name, request);
    const value = await own(request);
    return value instanceof Fails ? failed(value.fault) : ok(value);
  };
}

class Fails {
  readonly fault: Fault;

  constructor(message: string) {
    this.fault = { code: "test/fault", message };
  }
}

async function show(answers: Readonly<Record<string, Answer>> = {}): Promise<void> {
  openFolder({ "cards.toml": cards });
  answerAlso({ "sheet/import-preview": () => view, "sheet/import": () => ({ cells: 1, added: 1 }), ...answers });
  openOverlay({ kind: "import" });
  await act(async () => {
    render(<ImportDialog />);
    await Promise.resolve();
  });
}
const choose = async (chosen: File): Promise<void> => {
  await person().upload(screen.getByLabelText("File to import"), chosen);
};

test("nothing can be imported before a file is chosen", async () => {
  await show();
  expect(status()).toMatch(/^Rows are matched by their id or name/);
  expect(button("Import").disabled).toBe(true);
  expect(document.activeElement).toBe(button("Choose a file…"));
});

test("a chosen file is previewed and imported as it was previewed", async () => {
  await show();
  await choose(file("id,name\na,Oak\nb,Elm\n"));
  await expect.poll(status).toBe("cards.csv has 2 rows: 1 row changes (1 cell), 1 is new, 0 unchanged, 0 ambiguous.");
  expect(screen.getByText("New: Elm")).toBeDefined();
  await person().click(button("Import"));
  const request = { fileName: "cards.csv", text: "id,name\na,Oak\nb,Elm\n", by: "auto" };
  expect(requestsOf("sheet/import-preview")).toMatchObject([request]);
  expect(requestsOf("sheet/import")).toMatchObject([request]);
  await expect.poll(() => getApp().overlay).toBeNull();
});

const mark = [0xff, 0xfe];
const wide = [...mark, ...Array.from("id,name\na,Ä\n").flatMap((sign) => [sign.charCodeAt(0), 0])];

test.each([
  ["UTF-16", wide],
  ["UTF-8 with a byte order mark", [...new TextEncoder().encode("\uFEFFid,name\na,Ä\n")]],
])("%s is read", async (_, bytes) => {
  await show();
  await choose(new File([new Uint8Array(bytes)], "cards.csv"));
  await expect.poll(() => requestsOf("sheet/import-preview")).toMatchObject([{ text: "id,name\na,Ä\n" }]);
});

test.each([
  ["Windows-1252", [...new TextEncoder().encode("id,name\na,"), 0xc4]],
  ["UTF-16 that ends within a letter", [...wide, 0x41]],
])("%s is refused, and no letter is replaced", async (_, bytes) => {
  await show();
  await choose(new File([new Uint8Array(bytes)], "cards.csv"));
  expect(await screen.findByText(/^cards\.csv: The file is not text in UTF-8\. Save it as UTF-8/u)).toBeDefined();
  expect(requestsOf("sheet/import-preview")).toEqual([]);
});

test("other columns are matched by once they are chosen, several together, and by none of them as before", async () => {
  await show();
  await choose(file("id,name\n"));
  await expect.poll(() => screen.queryAllByRole("button", { name: "Name" }).length).toBe(1);
  await person().click(button("Name"));
  await expect.poll(() => button("Name").getAttribute("aria-pressed")).toBe("true");
  await person().click(button("Id"));
  await expect.poll(() => button("Id").getAttribute("aria-pressed")).toBe("true");
  await person().click(button("Nothing: all rows are new"));
  const asked = requestsOf("sheet/import-preview").map((request) => (request as { by: unknown }).by);
  expect(asked).toEqual(["auto", ["name"], ["name", "id"], "none"]);
});

test("columns that the sheet does not have are named before they come in", async () => {
  await show({ "sheet/import-preview": () => ({ ...view, newColumns: ["Designer note", "Seen"] }) });
  await choose(file("id,Designer note,seen\na,strong,yes\n"));
  expect(
    await screen.findByText(/^New columns, which no row of the sheet has yet: Designer note, Seen\./u),
  ).toBeDefined();
});

test("what was read of commas in numbers is said, and what was not", async () => {
  await show({ "sheet/import-preview": () => ({ ...view, decimals: ["Cost"], unread: ["Spark"] }) });
  await choose(file("id;cost\na;1,5\n"));
  expect(await screen.findByText("Commas are read as decimal points in Cost: 1,5 becomes 1.5.")).toBeDefined();
  expect(screen.getByText(/^Numbers with a comma stay texts in Spark/u)).toBeDefined();
});

test("a file that changes nothing cannot be imported", async () => {
  await show({ "sheet/import-preview": () => ({ ...view, cells: 0, changed: 0, added: 0, changes: [], newRows: [] }) });
  await choose(file("id\na\n"));
  await expect.poll(status).toBe("cards.csv matches the sheet already.");
  expect(button("Import").disabled).toBe(true);
});

test("rows that may be about several rows are listed with the reason", async () => {
  const ambiguousRows = [{ row: "Ash", why: "two rows have this name" }];
  await show({ "sheet/import-preview": () => ({ ...view, ambiguous: 1, ambiguousRows }) });
  await choose(file("name\nAsh\n"));
  const list = await screen.findByRole("region", { name: "Ambiguous rows" });
  expect(list.textContent).toContain("Ash: two rows have this name");
});

test("a file that cannot be read says so by its name, and the next one replaces it", async () => {
  await show();
  answerAlso({ "sheet/import-preview": () => new Fails("Line 2 has no end.") });
  await choose(file('"', "broken.csv"));
  await expect.poll(status).toBe("broken.csv: Line 2 has no end.");
  expect(button("Import").disabled).toBe(true);
  answerAlso({ "sheet/import-preview": () => view });
  await choose(file("id\nb\n"));
  await expect.poll(status).toMatch(/^cards\.csv has 2 rows/);
});

test("the late answer about a file that was replaced is not shown", async () => {
  await show();
  const answers: (() => void)[] = [];
  answerAlso({ "sheet/import-preview": () => new Promise((resolve) => answers.push(() => resolve(view))) });
  await choose(file("id\n", "first.csv"));
  await expect.poll(() => answers.length).toBe(1);
  await choose(file("id\n", "second.csv"));
  await expect.poll(() => answers.length).toBe(2);
  await act(async () => {
    answers[1]?.();
    await Promise.resolve();
    answers[0]?.();
    await Promise.resolve();
  });
  await expect.poll(status).toMatch(/^second\.csv/);
});
