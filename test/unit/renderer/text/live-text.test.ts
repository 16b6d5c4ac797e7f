// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LiveText, type TextCalls } from "../../../../renderer/text/beside/live-text.js";
import { applyChanges, differingMiddle, failed, ok, type TextChange } from "../../../../shared/base/index.js";

/** A session over one text: `}` alone makes it invalid. */
class TextSession implements TextCalls {
  text: string;
  #version = 0;
  readonly #known = new Map<string, string>();
  /** Run before the next call is answered. */
  beforeAnswer: (() => void) | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get version(): string {
    this.#known.set(`v${this.#version}`, this.text);
    return `v${this.#version}`;
  }

  change(text: string): void {
    this.#known.set(this.version, this.text);
    this.text = text;
    this.#version += 1;
  }

  #meanwhile(): void {
    const act = this.beforeAnswer;
    this.beforeAnswer = undefined;
    act?.();
  }

  async since(version: string | null) {
    await Promise.resolve();
    const known = version === null ? undefined : this.#known.get(version);
    if (known === undefined) return ok({ kind: "whole" as const, version: this.version, text: this.text });
    const change = differingMiddle(known, this.text);
    const changes = change.from === change.to && change.insert === "" ? [] : [change];
    return ok({ kind: "changes" as const, version: this.version, changes });
  }

  async type(seen: string, changes: readonly TextChange[]) {
    await Promise.resolve();
    this.#meanwhile();
    if (seen !== this.version) return failed({ code: "text/changed-since", message: "Changed." });
    const text = applyChanges(this.text, changes);
    if (text.includes("}")) return failed({ code: "toml/bad", message: "Bad.", line: 1, column: 1 });
    this.change(text);
    return ok({ version: this.version });
  }
}

/** A live text with an editor over it. */
async function opened(text: string) {
  const session = new TextSession(text);
  const live = new LiveText(session);
  await live.follow();
  const editor = { text: live.text };
  live.connect((changes) => {
    editor.text = applyChanges(editor.text, changes);
  });
  const typeOver = (after: string): void => {
    const change = differingMiddle(editor.text, after);
    editor.text = after;
    live.type([change]);
  };
  const outside = (after: string): Promise<void> => {
    session.change(after);
    return live.follow();
  };
  return { session, live, editor, typeOver, outside };
}

describe("a live text", () => {
  it("sends what is typed, and is up to date then", async () => {
    const { session, live, typeOver } = await opened("a = 1\n");
    typeOver("a = 12\n");
    expect(live.state).toMatchObject({ isUnsent: true });
    expect(await live.flush()).toBe(true);
    expect(session.text).toBe("a = 12\n");
    expect(live.state).toMatchObject({ isRead: true, isUnsent: false, fault: undefined, isClash: false });
  });

  it("sends it by itself after a pause", async () => {
    const { session, typeOver } = await opened("a = 1\n");
    typeOver("a = 12\n");
    await expect.poll(() => session.text).toBe("a = 12\n");
  });

  it("shows what changes elsewhere", async () => {
    const { live, editor, outside } = await opened("a = 1\nb = 2\n");
    await outside("a = 1\nb = 3\n");
    expect(editor.text).toBe("a = 1\nb = 3\n");
    expect(live.text).toBe(editor.text);
  });

  it("keeps what is not valid, says why, and sends it once it is", async () => {
    const { session, live, typeOver } = await opened("a = 1\n");
    typeOver("a = }\n");
    expect(await live.flush()).toBe(false);
    expect(live.state.fault).toMatchObject({ message: "Bad." });
    expect([session.text, live.text]).toEqual(["a = 1\n", "a = }\n"]);
    typeOver("a = 2\n");
    expect(await live.flush()).toBe(true);
    expect(live.state.fault).toBeUndefined();
    expect(session.text).toBe("a = 2\n");
  });

  it("has nothing to send where what was typed is taken back", async () => {
    const { live, typeOver } = await opened("a = 1\n");
    typeOver("a = }\n");
    await live.flush();
    typeOver("a = 1\n");
    expect(live.state).toMatchObject({ isUnsent: false, fault: undefined });
  });

  it("merges what changes elsewhere while something is typed", async () => {
    const { session, live, editor, typeOver, outside } = await opened("a = 1\nb = 2\n");
    typeOver("a = }\nb = 2\n");
    await live.flush();
    await outside("a = 1\nb = 3\n");
    expect(editor.text).toBe("a = }\nb = 3\n");
    typeOver("a = 5\nb = 3\n");
    await live.flush();
    expect(session.text).toBe("a = 5\nb = 3\n");
  });

  it("merges what changes elsewhere while it is on its way", async () => {
    const { session, live, editor, typeOver } = await opened("a = 1\nb = 2\n");
    typeOver("a = 7\nb = 2\n");
    session.beforeAnswer = () => {
      session.change("a = 1\nb = 3\n");
      typeOver("a = 78\nb = 2\n");
    };
    await live.flush();
    await live.flush();
    expect([session.text, editor.text]).toEqual(["a = 78\nb = 3\n", "a = 78\nb = 3\n"]);
  });

  it("asks where both changed the same, and loses nothing before that is decided", async () => {
    for (const side of ["ours", "theirs"] as const) {
      const { session, live, editor, typeOver, outside } = await opened("a = 1\nb = 2\n");
      typeOver("a = 7\nb = 2\n");
      await outside("a = 5\nb = 2\n");
      await outside("a = 5\nb = 3\n");
      expect(live.state.isClash).toBe(true);
      expect([session.text, editor.text]).toEqual(["a = 5\nb = 3\n", "a = 7\nb = 2\n"]);
      expect(await live.flush()).toBe(false);
      await live.decide(side);
      const decided = `a = ${side === "ours" ? 7 : 5}\nb = 3\n`;
      expect(editor.text).toBe(decided);
      expect(await live.flush()).toBe(true);
      expect(session.text).toBe(decided);
    }
  });

  it("goes on with what was typed before, and may discard it", async () => {
    const { session, live, typeOver } = await opened("a = 1\nb = 2\n");
    typeOver("a = }\nb = 2\n");
    await live.flush();
    session.change("a = 1\nb = 3\n");
    const again = new LiveText(session, live.unsent);
    await again.follow();
    expect(again.text).toBe("a = }\nb = 3\n");
    await again.discard();
    expect([again.text, again.unsent]).toEqual(["a = 1\nb = 3\n", undefined]);
  });

  it("leads from places of the editor to places of the session, and back", async () => {
    const { live, typeOver } = await opened("a = 1\nb = 2\n");
    typeOver("a = 1000\nb = 2\n");
    expect([live.toSession(9), live.toEditor(6)]).toEqual([6, 9]);
  });

  it("ends with one text on both sides, in whatever order things happen", async () => {
    const act = fc.record({
      kind: fc.constantFrom("type", "type", "outside", "flush", "decide", "discard"),
      at: fc.nat(20),
      text: fc.constantFrom("x", "yy\n", ""),
      length: fc.nat(3),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 8 }), async (acts) => {
        const { session, live, editor, typeOver, outside } = await opened("one\ntwo\nthree\n");
        const changed = (text: string, at: number, length: number, insert: string): string =>
          text.slice(0, at) + insert + text.slice(at + length);
        for (const { kind, at, text, length } of acts) {
          if (kind === "type") typeOver(changed(editor.text, at, length, text));
          else if (kind === "outside") await outside(changed(session.text, at, length, text));
          else if (kind === "flush") await live.flush();
          else if (kind === "decide") await live.decide("ours");
          else await live.discard();
          expect(live.text).toBe(editor.text);
        }
        await live.decide("ours");
        await live.flush();
        await live.follow();
        expect(session.text).toBe(editor.text);
      }),
      { numRuns: 200 },
    );
  });
});
