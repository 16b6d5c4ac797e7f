// @ts-check
import packageJson from "../../package.json" with { type: "json" };

/**
 * A manual page in the language of man. Each section is a heading and its lines.
 *
 * @param {string} name
 * @param {string} summary
 * @param {Readonly<Record<string, readonly string[]>>} sections
 */
const page = (name, summary, sections) =>
  [
    `.TH ${name.toUpperCase().replaceAll("-", "\\-")} 1 "" "Cardwright ${packageJson.version}" "User Commands"`,
    ".SH NAME",
    `${name.replaceAll("-", "\\-")} \\- ${summary}`,
    ...Object.entries(sections).flatMap(([heading, lines]) => [`.SH ${heading}`, ...lines]),
    "",
  ].join("\n");

/** The pages of the two programs on the path. What each command does is said by the commands, so that it cannot differ here. */
export const manualPages = [
  {
    name: "cardwright",
    text: page("cardwright", "trading cards in TOML files, from the command line", {
      SYNOPSIS: [
        ".B cardwright",
        ".I command",
        ".RI [ argument ...]",
        ".br",
        ".B cardwright",
        ".RI [ command ]",
        ".B \\-\\-help",
      ],
      DESCRIPTION: [
        "Works on the cards of a folder without a window: on tables in TOML files, of which it changes no other byte.",
        ".B cardwright \\-\\-help",
        "lists the commands; with the name of one it says what that does, with its options and examples.",
      ],
      "EXIT STATUS": [
        ".TP",
        ".B 0",
        "Nothing is to be looked at.",
        ".TP",
        ".B 1",
        "Something was found that is to be looked at.",
        ".TP",
        ".B 2",
        "Nothing could be done; standard error says why.",
        ".TP",
        ".B 130",
        "The command was interrupted.",
      ],
      "SEE ALSO": [".BR cardwright\\-app (1)"],
    }),
  },
  {
    name: "cardwright-app",
    text: page("cardwright-app", "trading cards in TOML files, as a spreadsheet", {
      SYNOPSIS: [".B cardwright\\-app", ".RI [ folder ]"],
      DESCRIPTION: ["Opens the cards of the folder as sheets. Another folder can be opened from the window."],
      "SEE ALSO": [".BR cardwright (1)"],
    }),
  },
];
