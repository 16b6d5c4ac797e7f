import type { Shell } from "electron";

const longestLink = 2_048;

/** Whether a link may be handed to the system: plain https, with no name or password smuggled into it. */
export function mayOpen(link: string): boolean {
  if (link.length > longestLink || !URL.canParse(link)) return false;
  const { protocol, username, password, hostname } = new URL(link);
  return protocol === "https:" && username === "" && password === "" && hostname !== "";
}

/** The one door by which a link leaves the app; a link that may not pass is dropped. */
export function linkDoor(shell: Pick<Shell, "openExternal">): (link: string) => Promise<void> {
  return async (link) => {
    if (mayOpen(link)) await shell.openExternal(link);
  };
}
