// @vitest-environment happy-dom
import { eachOnNewPage } from "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { closeOverlayIfOpen, getApp, openOverlay } from "../../../../renderer/state/index.js";

eachOnNewPage();

describe("an overlay that is closed late", () => {
  it("closes while it is there", () => {
    openOverlay({ kind: "replace" });
    closeOverlayIfOpen(getApp().overlay);
    expect(getApp().overlay).toBeNull();
  });

  it("leaves another one open, even of its own kind", () => {
    openOverlay({ kind: "replace" });
    const { overlay } = getApp();
    openOverlay({ kind: "replace" });
    closeOverlayIfOpen(overlay);
    expect(getApp().overlay).toEqual({ kind: "replace" });
  });
});
