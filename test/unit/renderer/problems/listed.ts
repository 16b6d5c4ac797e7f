import { openApp, type PageFolder } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { expect } from "vitest";
import { activeSheet, getApp, setApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

const metadata = `
[metadata]
[[metadata.validation_rules]]
column = "cost"
type = "range"
max = 9

[[metadata.validation_rules]]
column = "name"
type = "enum"
enum = ["Ash", "Birch"]
`;

/** Opens a sheet with two costs that are too high and a misspelt name, and the list of these problems. */
export async function openListed(): Promise<PageFolder> {
  const cards = [
    card("a", { name: "Ash", cost: 12 }),
    card("b", { name: "Brich", cost: 2 }),
    card("c", { name: "Ash", cost: 20 }),
  ];
  const folder = await openApp({ "cards.toml": deck(...cards) + metadata });
  setApp({ problemsOpen: true });
  await expect.poll(() => messages().length).toBe(3);
  return folder;
}

export const panel = (): HTMLElement => screen.getByRole("region", { name: "Problems" });

export const messages = (): string[] =>
  [...document.querySelectorAll(".problem-message")].map(({ textContent }) => textContent);

/** The key of the column that is called so in the file. */
export const keyOf = (name: string): string =>
  activeSheet(getApp())?.columns.find(({ source }) => source === name)?.key ?? "";
