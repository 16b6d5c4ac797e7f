import { describe, expect, test } from "vitest";
import { readRequest } from "../../../../shared/bridge/index.js";
import { addressOf, faultsOf, productOfForm, usualForm, type MakeForm } from "../../../../renderer/faces/make/wish.js";

const kinds = ["pdf", "png", "tts", "cockatrice", "cgs", "csv"] as const;
const formOf = (change: Partial<MakeForm>): MakeForm => ({
  ...usualForm("My first cards!"),
  address: "https://example.org/cards",
  ...change,
});

describe("what the dialog for prints and exports asks for", () => {
  test.each(kinds)("is taken by the session for %s", (kind) => {
    const product = productOfForm(formOf({ kind }));
    const sheet = { file: "cards.toml", table: ["cards"] };
    expect(readRequest("cards/make", { sheet, rowKeys: [], product })).toMatchObject({ ok: true });
  });

  test.each([
    ["pdf", { bleed: "-1" }, ["bleed"]],
    ["pdf", { bleed: "wide", gap: "" }, ["bleed", "gap"]],
    ["pdf", { bleed: "2,5", gap: "50" }, []],
    ["pdf", { bleed: "50.1", gap: "50.1" }, ["bleed", "gap"]],
    ["pdf", { bleed: " ", gap: "0" }, ["bleed"]],
    ["png", { bleed: "x" }, ["bleed"]],
    ["pdf", { title: "", code: "", address: "" }, []],
    ["tts", { title: "x".repeat(200) }, []],
    ["tts", { title: "x".repeat(201), code: "?" }, ["title"]],
    ["cgs", { code: "x".repeat(20) }, []],
    ["cgs", { code: "x".repeat(21) }, ["code"]],
    ["cgs", { code: "nul" }, ["code"]],
    ["cockatrice", { code: "CON" }, ["code"]],
    ["cockatrice", { code: "CONE" }, []],
    ["cgs", { address: " " }, []],
    ["png", { gap: "x" }, []],
    ["tts", { address: "" }, ["address"]],
    ["tts", { address: "javascript:alert(1)" }, ["address"]],
    ["cockatrice", { address: "" }, []],
    ["cockatrice", { code: "my set", title: " " }, ["title", "code"]],
    ["cgs", { address: "example.org" }, ["address"]],
    ["csv", { title: "", code: "", address: "?" }, []],
  ] as const)("of %s with %j is wrong in %j", (kind, change, wrong) => {
    const form = formOf({ kind, ...change });
    expect(Object.keys(faultsOf(form))).toEqual(wrong);
    expect(productOfForm(form) === undefined).toBe(wrong.length > 0);
  });

  test.each<[change: Partial<MakeForm>, product: unknown]>([
    [
      { kind: "pdf", size: "letter", bleed: "2,5", gap: "1", marks: "full", calibrates: true },
      { kind: "pdf", size: "letter", bleed: 2.5, gap: 1, marks: "full", calibrates: true },
    ],
    [
      { kind: "pdf", turn: "short" },
      { kind: "pdf", size: "a4", bleed: 0, gap: 0, marks: "margin", calibrates: false, turn: "short" },
    ],
    [
      { kind: "png", bleed: "3" },
      { kind: "png", bleed: 3 },
    ],
    [
      { kind: "tts", title: " Deck " },
      { kind: "tts", title: "Deck", address: "https://example.org/cards/" },
    ],
    [
      { kind: "cgs", title: "Deck", code: "SEA", address: "" },
      { kind: "cgs", title: "Deck", code: "SEA" },
    ],
    [
      { kind: "cockatrice", title: "Deck", code: "SEA" },
      { kind: "cockatrice", title: "Deck", code: "SEA", address: "https://example.org/cards/" },
    ],
    [{ kind: "csv" }, { kind: "csv" }],
  ])("of %j is %j", (change, product) => expect(productOfForm(formOf(change))).toEqual(product));

  test("begins with a code that sets may have", () => {
    expect(usualForm("My first cards!").code).toBe("MYFIRSTCARDS");
    expect(usualForm("卡牌").code).toBe("SET");
    expect(usualForm("x".repeat(30)).code).toBe("X".repeat(20));
  });

  test.each([
    ["https://example.org/a b", "https://example.org/a b/"],
    ["/home/me/My Games", "file:///home/me/My%20Games/"],
    ["C:\\Games\\Saved Objects", "file:///C:/Games/Saved%20Objects/"],
    ["/home/me/My #1 game? 50%", "file:///home/me/My%20%231%20game%3F%2050%25/"],
    ["https://example.org/a/", "https://example.org/a/"],
    ["file:///home/me", "file:///home/me/"],
    ["ftp://example.org", undefined],
    ["https:// example.org", undefined],
    [`https://example.org/${"x".repeat(1_880)}`, `https://example.org/${"x".repeat(1_880)}/`],
    [`https://example.org/${"x".repeat(1_881)}`, undefined],
    ["games/tts", undefined],
    ["", undefined],
  ])("%j names %j for pictures", (text, address) => {
    expect(addressOf(text)).toBe(address);
  });
});
