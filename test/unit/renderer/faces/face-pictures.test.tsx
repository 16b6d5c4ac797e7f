// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { requestsOf, session } from "../../../support/page/session.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import { games } from "../../../../shared/games/index.js";
import { reloadImages } from "../../../../renderer/images/index.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";

eachOnNewApp();

/** No browser decodes or sends anything in the tests: every picture is small, and a font is bytes of our own. */
const font = Uint8Array.from({ length: 20_000 }, (_, at) => at % 251);
let saved: { name: string; content: Blob } | undefined;
beforeEach(() => {
  saved = undefined;
  reloadImages();
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 9, height: 9, close: () => undefined }));
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(font)));
  const address = vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    saved = { name: "", content: content as Blob };
    return "blob:saved";
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (saved) saved.name = this.download;
  });
  return () => {
    // What one sheet wants of hosts is not of the next one.
    reloadImages();
    vi.unstubAllGlobals();
    address.mockRestore();
    click.mockRestore();
  };
});

const face = `tables = ["things"]
width = 40
height = 60
parts = [{ kind = "picture", x = 0, y = 0, width = 40, height = 30, column = "picture" }]
`;

/** Opens things with pictures; the session finds those that `found` has an address of. */
async function openThings(
  pictures: readonly string[],
  found: (source: unknown) => string | undefined,
  text = face,
): Promise<void> {
  const rows = pictures.map(
    (picture, at) => `[[things]]\nname = "Thing ${at}"\npicture = ${JSON.stringify(picture)}\n`,
  );
  await openApp({ "things.toml": rows.join("\n") }, { games });
  const others = session.answer;
  session.answer = (name, request) => {
    if (name === "faces/list") return Promise.resolve(ok({ files: [{ file: "things.toml", text }] }));
    if (name !== "images/find") return others(name, request);
    const url = found((request as { readonly source: unknown }).source);
    return Promise.resolve(
      url === undefined ? failed({ code: "image/missing", message: "Not found." }) : ok({ kind: "image", url }),
    );
  };
  await person().click(cellAt(0, "name"));
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => getApp().ownFaces).not.toEqual([]);
}

const dataOf = (text: string): string => `data:image/png;base64,${btoa(text)}`;
const drawn = (): (string | null)[] =>
  [...document.querySelectorAll(".face-pane image")].map((image) => image.getAttribute("href"));
const asked = (): unknown[] => requestsOf("images/find").map((request) => (request as { source: unknown }).source);
const showFace = (): Promise<void> => person().keyboard("{Control>}{Alt>}v{/Alt}{/Control}");

describe("the picture on a face", () => {
  it("on a host that is not allowed is asked for in the banner above the sheet", async () => {
    await openThings(["http://img.example/7.png"], () => undefined);
    const others = session.answer;
    const answer = {
      kind: "host-not-allowed",
      host: "img.example",
      message: "Images from img.example are not allowed.",
    };
    session.answer = (name, request) => (name === "images/find" ? Promise.resolve(ok(answer)) : others(name, request));
    await showFace();
    await expect.poll(() => document.querySelector(".banner")?.textContent).toContain("on img.example, a host");
  });

  it.each([
    ["7", { number: "7" }],
    ["7.png", { address: "7.png" }],
    ["art/oar.png", { address: "art/oar.png" }],
  ])("that a cell names by %j is asked for as %j, and drawn when it comes", async (picture, source) => {
    await openThings([picture], () => dataOf("oar"));
    await showFace();
    await expect.poll(drawn).toEqual([dataOf("oar")]);
    expect(asked()).toEqual([source]);
  });

  it("is asked for again and drawn as it is then when others may be found", async () => {
    let now = "before";
    await openThings(["7"], () => dataOf(now));
    await showFace();
    await expect.poll(drawn).toEqual([dataOf("before")]);
    now = "after";
    reloadImages();
    await expect.poll(drawn).toEqual([dataOf("after")]);
  });

  it("is drawn when it comes, though another one is not there", async () => {
    await openThings(
      ["7"],
      (source) => ((source as { readonly number?: string }).number === "7" ? dataOf("oar") : undefined),
      face.replace("}]", '}, { kind = "picture", x = 0, y = 30, width = 40, height = 30, column = "name" }]'),
    );
    await showFace();
    await expect.poll(asked).toHaveLength(2);
    await expect.poll(drawn).toEqual([dataOf("oar")]);
  });

  it("is gone as soon as others may be found, and only asked for where a cell names one", async () => {
    let found: string | undefined = dataOf("before");
    await openThings([""], () => found);
    await showFace();
    expect([drawn(), asked()]).toEqual([[], []]);
    await person().click(cellAt(0, "picture"));
    await person().keyboard("7{Enter}");
    await person().click(cellAt(0, "picture"));
    await expect.poll(drawn).toEqual([dataOf("before")]);
    found = undefined;
    reloadImages();
    await expect.poll(drawn).toEqual([]);
  });

  it("is left out where there is none, and not asked for again at each change", async () => {
    await openThings(["7"], () => undefined);
    await showFace();
    await expect.poll(asked).toHaveLength(1);
    await person().keyboard("Oar{Enter}");
    await expect.poll(() => cellAt(0, "name").textContent).toBe("Oar");
    expect([drawn(), asked().length]).toEqual([[], 1]);
  });
});

describe("cards that are saved for printing", () => {
  it("carry their pictures and fonts, on the paper that is chosen", async () => {
    await openThings(["7", "8", "9"], (source) => {
      const { number = "" } = source as { readonly number?: string };
      return number === "9" ? undefined : dataOf(`picture ${number}`);
    });
    await person().keyboard("{Control>}{Alt>}g{/Alt}{/Control}");
    await person().selectOptions(await screen.findByLabelText("Paper"), "US Letter");
    await person().click(screen.getByRole("button", { name: "Save for printing…" }));
    await expect.poll(() => saved?.name).toBe("things.html");
    const page = await saved?.content.text();
    expect(page?.match(/class="card"/gu)).toHaveLength(3);
    expect([...(page?.matchAll(/<image [^>]*href="([^"]*)"/gu) ?? [])].map(([, href]) => href)).toEqual([
      dataOf("picture 7"),
      dataOf("picture 8"),
    ]);
    expect(page).toContain("215.9mm");
    expect(page?.split(Buffer.from(font).toString("base64"))).toHaveLength(5);
    await expect
      .poll(() => screen.getByRole("button", { name: "Save for printing…" }))
      .toHaveProperty("disabled", false);
  });

  it("are those that are shown, with a notice where a card is larger than the paper", async () => {
    await openThings(["7", "8", "9"], () => undefined, face.replace("height = 60", "height = 400"));
    await person().keyboard("{Control>}{Alt>}g{/Alt}{/Control}");
    await person().click(await screen.findByRole("button", { name: "Save for printing…" }));
    await expect.poll(() => document.body.textContent).toMatch(/400 mm|× 400/u);
    expect(saved).toBeUndefined();
  });

  it("are the selected ones where those are shown", async () => {
    await openThings(["7", "8", "9"], () => undefined);
    const keyAt = (row: number): string => cellAt(row, "name").closest(".ag-row")?.getAttribute("row-id") ?? "";
    setApp(({ place }) => ({ place: { ...place, rowKeys: [keyAt(0), keyAt(2)] } }));
    await person().keyboard("{Control>}{Alt>}g{/Alt}{/Control}");
    await person().click(await screen.findByRole("button", { name: "Save for printing…" }));
    await expect.poll(() => saved?.name).toBe("things.html");
    expect((await saved?.content.text())?.match(/class="card"/gu)).toHaveLength(2);
  });
});
