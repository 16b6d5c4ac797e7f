import { forgetCalls } from "./session.js";
import { cleanup } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { beforeEach } from "vitest";
import { useApp } from "../../../renderer/state/store.js";
import { actAsModal } from "./modal.js";

export { answerCalls, requestsOf, session } from "./session.js";

/** The person at the page: their keys and clicks reach it as in a browser, focus and text fields included. */
export const person = (): UserEvent => userEvent.setup({ delay: null });

/** Every test has a page as at its start; what it rendered is taken off afterwards. */
export function eachOnNewPage(): void {
  beforeEach(() => {
    const stop = actAsModal();
    return () => {
      cleanup();
      stop();
      useApp.setState(useApp.getInitialState(), true);
      forgetCalls();
      document.body.replaceChildren();
    };
  });
}
