import { openApp, person, session } from "./app.js";
import { screen, within } from "@testing-library/react";
import { expect } from "vitest";
import { failed, ok, type Fault } from "../../../shared/base/index.js";
import type { CallRequest, Making } from "../../../shared/bridge/index.js";
import { games } from "../../../shared/games/index.js";
import { closeOverlay, openOverlay } from "../../../renderer/state/index.js";

/** What was just begun. */
export const running: Making = { run: 1, state: "running", drawn: 0, total: 3, file: null, remarks: [] };

/** What the session was asked to make, and how it stands to it. */
interface Makes {
  readonly wishes: CallRequest<"cards/make">[];
  /** How often it was asked to stop. */
  stops: number;
  begun: Making | Fault;
}

/** Opens the dialog that prints and exports the cards of a file, after what `before` does to the sheet. */
export async function openMakeDialog(text: string, before: () => void = () => undefined): Promise<Makes> {
  await openApp({ "cards.toml": text }, { games });
  const makes: Makes = { wishes: [], stops: 0, begun: running };
  const others = session.answer;
  session.answer = (name, request) => {
    if (name === "cards/stop-making") {
      makes.stops += 1;
      return Promise.resolve(ok({ ...running, state: "cancelled" }));
    }
    if (name !== "cards/make") return others(name, request);
    makes.wishes.push(request as CallRequest<"cards/make">);
    return Promise.resolve("run" in makes.begun ? ok(makes.begun) : failed(makes.begun));
  };
  before();
  await openAgain();
  return makes;
}

/** Opens it with nothing chosen yet. */
export async function openAgain(): Promise<void> {
  closeOverlay();
  await expect.poll(() => document.querySelector(".make-cards")).toBeNull();
  openOverlay({ kind: "make-cards" });
  await expect.poll(() => document.querySelector(".make-cards")).not.toBeNull();
}

export const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Print or export cards" });
export const field = (name: string): HTMLInputElement | HTMLSelectElement =>
  within(dialog()).getByLabelText(new RegExp(`^${name}`, "u"));
export const buttons = (): string[] =>
  [...document.querySelectorAll<HTMLButtonElement>(".make-cards .dialog-foot button")].map(
    ({ textContent, disabled }) => (disabled ? `(${textContent})` : textContent),
  );
export const press = (name: string): Promise<void> => person().click(within(dialog()).getByRole("button", { name }));
export const note = (): string | null | undefined => document.querySelector(".make-cards .dialog-note")?.textContent;
