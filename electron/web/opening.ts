import type { SessionHandle } from "../session/index.js";

type PageSession = Pick<SessionHandle, "call" | "subscribe">;

/**
 * A session as pages see it that come while a folder is being opened. Their calls wait for it, so that none shows an app without
 * a folder first. Events begin then: a page that knows nothing yet fetches everything, and would show the folder for one of them
 * only to fetch it again.
 */
export const afterOpening = (session: PageSession, opening: Promise<void>): PageSession => ({
  call: async (name, request) => {
    await opening;
    return await session.call(name, request);
  },
  subscribe: (listener) => {
    let isOpen = false;
    void opening.then(() => (isOpen = true));
    return session.subscribe((event, payload) => {
      if (isOpen) listener(event, payload);
    });
  },
});
