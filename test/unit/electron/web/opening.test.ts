import { describe, expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import type { SessionListener } from "../../../../electron/session/index.js";
import { afterOpening } from "../../../../electron/web/opening.js";

/** A session that notes what it is asked. */
function notedSession() {
  const asked: string[] = [];
  let listener: SessionListener | undefined;
  return {
    asked,
    send: (): void => listener?.("workspace/changed", { workspace: null }),
    session: {
      call: (name: string) => {
        asked.push(name);
        return Promise.resolve(ok(name));
      },
      subscribe: (given: SessionListener) => {
        listener = given;
        return () => (listener = undefined);
      },
    },
  };
}

describe("a session whose folder is being opened", () => {
  it("is asked once the folder is open, in the order of the calls", async () => {
    const { asked, session } = notedSession();
    let open = (): void => undefined;
    const pages = afterOpening(
      session,
      new Promise((done) => {
        open = done;
      }),
    );
    const answers = Promise.all([pages.call("host/info", {}), pages.call("workspace/get", {})]);
    await Promise.resolve();
    expect(asked).toEqual([]);
    open();
    expect(await answers).toEqual([ok("host/info"), ok("workspace/get")]);
    expect(asked).toEqual(["host/info", "workspace/get"]);
  });

  it("has events from then on, until a page unsubscribes: what came before is part of the answers", async () => {
    const { send, session } = notedSession();
    const heard: string[] = [];
    let open = (): void => undefined;
    const opening = new Promise<void>((done) => {
      open = done;
    });
    const end = afterOpening(session, opening).subscribe((event) => heard.push(event));
    send();
    open();
    await opening;
    expect(heard).toEqual([]);
    send();
    end();
    send();
    expect(heard).toEqual(["workspace/changed"]);
  });
});
