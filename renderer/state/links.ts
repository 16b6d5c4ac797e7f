import { outwardLink } from "../../shared/base/index.js";
import { say } from "./notices.js";
import { getApp, openOverlay } from "./store.js";
import { noticeTexts } from "./texts.js";

/**
 * Opens a link outside the app once the person has seen where it leads and agreed. In the window the shell asks, whatever the
 * page does; in a browser the page asks.
 */
export function openLink(address: string): void {
  const link = outwardLink(address);
  if (!link) say("info", noticeTexts.onlyHttpsLinksAreOpened);
  else if (getApp().host?.kind === "electron") followLink(link.address);
  else openOverlay({ kind: "link", link });
}

/** Leaves for an address without asking; the page it opens learns nothing of this one. */
export const followLink = (address: string): void => void window.open(address, "_blank", "noopener,noreferrer");
