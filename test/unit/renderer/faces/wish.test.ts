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

  test("begins with a code that sets may have", () => {
    expect(usualForm("My first cards!").code).toBe("MYFIRSTCARDS");
    expect(usualForm("卡牌").code).toBe("SET");
  });

  test.each([
    ["https://example.org/a b", "https://example.org/a b/"],
    ["/home/me/My Games", "file:///home/me/My%20Games/"],
    ["C:\\Games\\Saved Objects", "file:///C:/Games/Saved%20Objects/"],
    ["games/tts", undefined],
    ["", undefined],
  ])("%j names %j for pictures", (text, address) => {
    expect(addressOf(text)).toBe(address);
  });
});
