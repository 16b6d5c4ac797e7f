// @ts-check
import { join } from "node:path";
import { commandFolders } from "./commands.mjs";

/** A folder of cards, as systems call it where they offer to open it. */
const folderOfCards = "Folder of cards";

/**
 * How Cardwright is packaged, as electron-builder reads it. `made` is the folder of what is made for it: icons, licences, the
 * program of the command line. `electron` is a folder with Electron, used instead of downloading it.
 *
 * @param {{ made: string, output: string, electron?: string | undefined }} request
 */
export const packageConfig = ({ made, output, electron }) => ({
  appId: "io.github.cardwright.cardwright",
  productName: "Cardwright",
  copyright: "Copyright © The Cardwright contributors",
  directories: { output, buildResources: made },
  ...(electron === undefined ? {} : { electronDist: electron }),
  // What is native comes built for each system.
  npmRebuild: false,
  asar: true,
  // Only what runs: no sources, no types, no pages for developers.
  files: [
    "out/main/**",
    "out/preload/**",
    "out/renderer/**",
    "tabula/**",
    "package.json",
    "LICENSE",
    "!out/**/*.map",
    "!**/*.d.{ts,mts,cts}",
    "!**/node_modules/**/*.{map,md,markdown,ts,mts,cts}",
    "!**/node_modules/**/{test,tests,__tests__,example,examples,docs}/**",
  ],
  extraResources: [{ from: join(made, "LICENCES.txt"), to: "LICENCES.txt" }],
  // The list of electron/main/SECURITY.md, item 19.
  electronFuses: {
    runAsNode: false,
    enableCookieEncryption: true,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    grantFileProtocolExtraPrivileges: false,
  },
  publish: null,
  linux: {
    // What is packed for Linux becomes a Debian package as well: deb.mjs.
    target: ["AppImage"],
    extraResources: [{ from: join(made, commandFolders.linux), to: "bin" }],
    icon: join(made, "icons"),
    category: "Development",
    synopsis: "The spreadsheet for people who design trading-card games",
    maintainer: "The Cardwright contributors",
    // Folders are opened with it from a file manager; it is not the usual program for them.
    mimeTypes: ["inode/directory"],
    executableName: "cardwright-app",
  },
  win: {
    target: ["nsis", "portable"],
    extraResources: [{ from: join(made, commandFolders.win), to: "bin" }],
    icon: join(made, "icon.ico"),
  },
  nsis: {
    oneClick: false,
    allowToChangeInstallationDirectory: true,
    include: join(import.meta.dirname, "installer.nsh"),
  },
  mac: {
    target: ["dmg", "zip"],
    extraResources: [{ from: join(made, commandFolders.mac), to: "bin" }],
    icon: join(made, "icon.icns"),
    category: "public.app-category.developer-tools",
    hardenedRuntime: true,
    extendInfo: {
      CFBundleDocumentTypes: [
        {
          CFBundleTypeName: folderOfCards,
          CFBundleTypeRole: "Editor",
          LSHandlerRank: "Alternate",
          LSItemContentTypes: ["public.folder"],
        },
      ],
    },
  },
});
