import { forgetCalls } from "./session.js";
import { cleanup, configure } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterAll, beforeEach, vi } from "vitest";
import { loadAllGames } from "../../../renderer/state/games.js";
import { forgetRows } from "../../../renderer/state/loader.js";
import { forgetProblems } from "../../../renderer/state/problems.js";
import { useApp } from "../../../renderer/state/store.js";
import { turns } from "../../../renderer/state/page-turns.js";
import { actAsModal } from "./modal.js";

export { addressesOf, answerCalls, requestsOf, session } from "./session.js";

// The page fetches the code of a game when a sheet of it is to be shown. Tests begin with all of them, so that what a page shows
// does not depend on what ran before; test/unit/renderer/state/games.test.tsx is about the fetching.
await loadAllGames();

// `find…` and `waitFor` only end what hangs, as all limits do (vitest.config.ts): a busy machine takes longer than their second.
configure({ asyncUtilTimeout: 60_000 });

/** The person at the page: their keys and clicks reach it as in a browser, focus and text fields included. */
export const person = (): UserEvent => userEvent.setup({ delay: null });

/** Every test has a page as at its start; what it rendered is taken off afterwards. */
export function eachOnNewPage(): void {
  // What the page has begun to load is asked of the test file that began it: another could not have it any more.
  afterAll(() => vi.dynamicImportSettled());
  beforeEach(async () => {
    // Keys and clicks would wait for an act that an earlier test left under way, until that is given up.
    await vi.waitUntil(() => !turns.isHeld, { timeout: 60_000 });
    // All files of a process share one document: what another one left is not of this page.
    document.body.replaceChildren();
    const stop = actAsModal();
    return () => {
      cleanup();
      stop();
      // A sheet that an earlier test loaded would be fetched again on the events of a later one, which does not answer for it.
      forgetRows();
      forgetProblems();
      useApp.setState(useApp.getInitialState(), true);
      forgetCalls();
      document.body.replaceChildren();
    };
  });
}
