// @ts-check
import packageJson from "../../package.json" with { type: "json" };

/** What Electron needs of the system. */
const depends = [
  ...["libasound2 | libasound2t64", "libatspi2.0-0 | libatspi2.0-0t64", "libgbm1", "libgtk-3-0 | libgtk-3-0t64"],
  ...["libnotify4", "libnss3", "libuuid1", "libxss1", "libxtst6", "xdg-utils", "libc6"],
];

/** The version as Debian orders them: a preview comes before what it leads to. @param {string} version */
const debianVersion = (version) => version.replace("-", "~");

/**
 * What the package says of itself.
 *
 * @param {{ architecture: string, kilobytes: number, homepage: string | undefined }} facts
 */
export const controlText = ({ architecture, kilobytes, homepage }) =>
  [
    "Package: cardwright",
    `Version: ${debianVersion(packageJson.version)}`,
    `Architecture: ${architecture}`,
    "Maintainer: The Cardwright contributors <cardwright@users.noreply.github.com>",
    `Installed-Size: ${kilobytes}`,
    `Depends: ${depends.join(", ")}`,
    "Recommends: git",
    "Section: editors",
    "Priority: optional",
    ...(homepage === undefined ? [] : [`Homepage: ${homepage}`]),
    "Description: spreadsheet for people who design trading-card games",
    " Cardwright edits cards that are tables in TOML files of a git repository, and",
    " changes no other byte of them. It checks rules texts, shows what changed, plays",
    " matches with the cards, and does the same from the command line.",
    "",
  ].join("\n");

/** The entry of the menu of programs, which file managers read too. Cardwright opens folders, but is not the usual program for them. */
export const desktopText = [
  "[Desktop Entry]",
  "Type=Application",
  "Name=Cardwright",
  "GenericName=Card editor",
  "Comment=The spreadsheet for people who design trading-card games",
  "Exec=/opt/Cardwright/cardwright-app %f",
  "Icon=cardwright-app",
  "Terminal=false",
  "Categories=Development;",
  "Keywords=cards;TCG;card game;game design;TOML;spreadsheet;",
  "MimeType=inode/directory;",
  "StartupWMClass=Cardwright",
  "",
].join("\n");

/** The licence, and where those of what the app carries are. */
export const copyrightText = [
  "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/",
  "Upstream-Name: Cardwright",
  "",
  "Files: *",
  "Copyright: 2026 The Cardwright contributors",
  "License: Apache-2.0",
  " On Debian systems, the text of the Apache License, version 2.0, is in",
  " /usr/share/common-licenses/Apache-2.0.",
  "Comment:",
  " The licences of the packages that the app carries are in",
  " /opt/Cardwright/resources/LICENCES.txt, and those of Electron and Chromium in",
  " /opt/Cardwright/LICENSES.chromium.html.",
  "",
].join("\n");

/** What changed, as Debian has it. @param {Date} date */
export const changelogText = (date) =>
  `cardwright (${debianVersion(packageJson.version)}) stable; urgency=medium

  * Version ${packageJson.version}.

 -- The Cardwright contributors <cardwright@users.noreply.github.com>  ${date.toUTCString().replace("GMT", "+0000")}
`;

/**
 * Findings of lintian that are as they should be in a package that is not part of Debian: it is in a folder of its own, Chromium's
 * sandbox has the rights of root, and licences stand beside what they are of, where the app looks for them.
 */
export const overridesText = [
  "dir-or-file-in-opt",
  "elevated-privileges 4755 root/root [opt/Cardwright/chrome-sandbox]",
  ...["LICENSE.electron.txt", "LICENSES.chromium.html", "resources/LICENCES.txt"].map(
    (name) => `package-contains-documentation-outside-usr-share-doc [opt/Cardwright/${name}]`,
  ),
  "extra-license-file [opt/Cardwright/LICENSE.electron.txt]",
]
  .map((finding) => `cardwright: ${finding}\n`)
  .join("");
