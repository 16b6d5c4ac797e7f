import { Argument } from "commander";
import { hyphenationLanguages } from "../../shared/face/index.js";
import { faceFolder, games, writeFaceFile } from "../../shared/games/index.js";
import { command, type CommandDefinition } from "./command.js";
import { exitCodes, refuse } from "./output.js";

/** The kinds of sheets that a game draws faces for, with all tables that hold them. */
const drawn = games.flatMap(({ id, faces = [], sheets }) =>
  faces.flatMap(({ sheets: kinds, template }) =>
    kinds.map((kind) => ({
      game: id,
      kind,
      template,
      tables: sheets.find((sheet) => sheet.kind === kind)?.tables ?? [],
    })),
  ),
);

/** `face GAME [KIND]`: a game's face as a file to change. */
export const faceCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "face",
    summary: "Print the card face of a game, as a file to adapt.",
    details:
      `Kept in ${faceFolder} of a folder, such a file says how the cards of its tables look: shapes, texts and pictures, from back to ` +
      "front, at places in millimetres from the upper left corner. {name} in a text stands for that column. A colour may follow " +
      'the value of a column, and a part may be drawn only `when` a column has a value, or is one of some. Fonts are "serif", ' +
      '"serif-bold", "sans" and "sans-bold". A text shrinks from its size to leastSize before it is cut off. With a `language` ' +
      `(${hyphenationLanguages.join(", ")}) its words are divided at the ends of lines; soft hyphens in a text always divide it.`,
    examples: [
      [`face ${drawn[0]?.game} > ${faceFolder}/${drawn[0]?.kind}.toml`, "to begin with"],
      [`face ${drawn.at(-1)?.game} ${drawn.at(-1)?.kind}`, "of one kind of sheet"],
    ],
  })
    .addArgument(new Argument("<game>", "the name of a game").choices([...new Set(drawn.map(({ game }) => game))]))
    .argument("[kind]", "the kind of sheet; the first that has a face")
    .action((game: string, kind: string | undefined) => {
      const found = drawn.find((each) => each.game === game && (kind === undefined || each.kind === kind));
      if (found === undefined) {
        const kinds = drawn.filter((each) => each.game === game).map((each) => each.kind);
        finish(
          refuse(output, {
            code: "face/unknown-kind",
            message: `${game} draws no cards of the kind ${kind ?? ""}.`,
            expected: kinds.join(", "),
          }),
        );
        return;
      }
      const { tables, template } = found;
      output.print(writeFaceFile({ tables: tables.length === 0 ? [found.kind] : tables, template }));
      finish(exitCodes.fine);
    });
