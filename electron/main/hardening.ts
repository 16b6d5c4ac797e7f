import type { App, Session, WebContents } from "electron";
import { isLocalRequest, isOwnPage } from "./page.js";

/** What a page may ask the system for: putting text on the clipboard after a click or a key. */
const grantedPermissions = ["clipboard-sanitized-write"];

/** Closes a browser session to the network, to devices and to permissions. Call before the first page loads. */
export function closeOff(session: Session): void {
  const granted = (permission: string, url: string): boolean =>
    grantedPermissions.includes(permission) && isOwnPage(url);
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) => {
    answer(granted(permission, requestingUrl));
  });
  session.setPermissionCheckHandler((_contents, permission, origin) => granted(permission, origin));
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    answer({ cancel: !isLocalRequest(url) });
  });
}

/**
 * Keeps every page, whichever way it came to be, on our own files and in its one window. A link out of it goes through
 * the door for links.
 */
export function confinePages(app: App, openLink: (link: string) => Promise<void>): void {
  const stay = (event: { preventDefault(): void }, url: string): void => {
    if (!isOwnPage(url)) event.preventDefault();
  };
  app.on("web-contents-created", (_event, contents: WebContents) => {
    contents.on("will-navigate", (event) => stay(event, event.url));
    contents.on("will-frame-navigate", (event) => stay(event, event.url));
    contents.on("will-redirect", (event) => stay(event, event.url));
    contents.on("will-attach-webview", (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      void openLink(url);
      return { action: "deny" };
    });
  });
}
