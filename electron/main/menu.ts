import type { MenuItemConstructorOptions } from "electron";
import type { KnownFolders } from "../../shared/bridge/index.js";

type Item = MenuItemConstructorOptions;

export interface MenuActions {
  /** Asks the page to carry out a command. */
  command(name: string): void;
  openFolder(path: string): void;
}

/**
 * The application menu. What concerns the cards is a command to the page; what concerns the window is a role of the system.
 * Keys that the page handles itself are only shown here, so that a text field keeps its own undo.
 */
export function menuTemplate(
  actions: MenuActions,
  recent: KnownFolders["recent"],
  { platform, isPackaged }: { readonly platform: NodeJS.Platform; readonly isPackaged: boolean },
): Item[] {
  const command = (label: string, name: string, accelerator?: string): Item => ({
    label,
    click: () => actions.command(name),
    ...(accelerator === undefined ? {} : { accelerator, registerAccelerator: false }),
  });
  const mac = platform === "darwin";
  const separator: Item = { type: "separator" };

  return [
    ...(mac ? [{ role: "appMenu" } satisfies Item] : []),
    {
      label: "&File",
      submenu: [
        command("&Open Folder…", "open-folder", "CmdOrCtrl+O"),
        { label: "Open &Recent", submenu: recentItems(actions, recent) },
        separator,
        command("&Save Everything Now", "flush", "CmdOrCtrl+S"),
        command("&Edit File as Text", "edit-as-text", "CmdOrCtrl+Shift+E"),
        separator,
        mac ? { role: "close" } : { role: "quit" },
      ],
    },
    {
      label: "&Edit",
      submenu: [
        command("&Undo", "undo", "CmdOrCtrl+Z"),
        command("&Redo", "redo", mac ? "Shift+Cmd+Z" : "Ctrl+Y"),
        separator,
        { role: "cut" },
        { role: "copy" },
        { role: "paste" },
        { role: "selectAll" },
        separator,
        command("&Find in Sheet", "find", "CmdOrCtrl+F"),
      ],
    },
    {
      label: "&View",
      submenu: [
        command("Switch &Theme: System, Light, Dark", "toggle-theme"),
        command("All &Commands…", "palette", "CmdOrCtrl+Shift+P"),
        separator,
        { role: "resetZoom" },
        { role: "zoomIn" },
        { role: "zoomOut" },
        { role: "togglefullscreen" },
        separator,
        { role: "reload" },
        // For those who work on the app itself, who run it from a clone.
        ...(isPackaged ? [] : [{ role: "toggleDevTools" } satisfies Item]),
      ],
    },
    ...(mac ? [{ role: "windowMenu" } satisfies Item] : []),
    {
      label: "&Help",
      role: "help",
      submenu: [
        command("&Keyboard Shortcuts and Help", "help", "F1"),
        ...(mac ? [] : [{ role: "about" } satisfies Item]),
      ],
    },
  ];
}

function recentItems(actions: MenuActions, recent: KnownFolders["recent"]): Item[] {
  if (recent.length === 0) return [{ label: "No folders yet", enabled: false }];
  return recent.map(({ title, path }) => ({
    label: `${title} (${path})`.replaceAll("&", "&&"),
    click: () => actions.openFolder(path),
  }));
}
