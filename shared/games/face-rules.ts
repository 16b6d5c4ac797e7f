import { columnsOf, cutOffTexts, namesIn, type CutOffText } from "../face/index.js";
import { languageOfKind } from "../text/index.js";
import type { AddedRule, AddedRules, Binding, Finding, RowFacts, RuleInfo } from "../validate/index.js";
import { faceOfKind, faceOfTable, type FaceFile } from "./face-choice.js";
import type { Game } from "./game.js";
import { columnsOfWord, faceValues, rulesOnCard, rulesWord, type SheetFace } from "./faces.js";

const cutOff: RuleInfo = {
  id: "cut-off",
  severity: "warning",
  title: "Texts fit their place on the card",
  explanation:
    "A text on a card's face is set smaller until it fits its place. Where even the least size of the place is too large, the rest is cut off, on the screen, in print and in exports. Shorten the text, or give the face more room for it.",
  source: "Cardwright",
};

const group = "face";

/** Laying out the texts of a face takes about as long as so many plain rules. */
const weight = 30;

/** What people measure fonts with, in a millimetre. */
const pointsPerMillimetre = 72 / 25.4;

const sizeOf = (millimetres: number): string =>
  `${millimetres.toFixed(2)} mm (${(millimetres * pointsPerMillimetre).toFixed(1)} pt)`;

const messageOf = ({ size, text }: CutOffText): string => {
  const wanted = size > 0 ? `It would fit at ${sizeOf(size)}` : "It fits at no size that can be read";
  return `This text is cut off on the card's face. ${wanted}; the least size of its place is ${sizeOf(text.leastSize)}.`;
};

/** The columns that a text of a face is made of, the one that says most first. */
const columnsOfText = (face: SheetFace, text: string, ofRules: readonly string[]): readonly string[] =>
  namesIn(text).flatMap(
    (name) => columnsOfWord(face.words, name) ?? (name === rulesWord ? [...ofRules, name] : [name]),
  );

function cutOffRule(face: SheetFace, binding: Binding | undefined): AddedRule {
  const shown = [...columnsOf(face.template)];
  const language = binding && languageOfKind(binding.game.languages, binding.schema.kind);
  const ofRules = shown.includes(rulesWord) ? (language?.cells.map(({ column }) => column) ?? []) : [];
  const readsText = ofRules.length > 0;
  return {
    ...cutOff,
    group,
    kind: "row",
    weight,
    reads: [...shown, ...Object.values(face.words?.from ?? {}).flat()],
    readsText,
    check: (row, _, text) => {
      const cells = { get: (key: string) => row.value(key) };
      const rules = readsText ? rulesOnCard(text.reading()) : undefined;
      const found = cutOffTexts(face.template, faceValues(face, { cells, rules })).map((each) => ({
        ...columnOf(row, columnsOfText(face, each.text.text, ofRules)),
        message: messageOf(each),
      }));
      // A column that is on the face twice is one fault.
      return found.filter(({ column }, at) => found.findIndex((each) => each.column === column) === at);
    },
  };
}

function columnOf(row: RowFacts, columns: readonly string[]): Pick<Finding, "column"> {
  const column = columns.find((each) => row.has(each));
  return column === undefined ? {} : { column };
}

/** The rules for the faces that games draw, by the kinds of their sheets: as long-lived as the games. */
const known = new WeakMap<SheetFace, Map<string, AddedRule>>();

function ruleOfGame(face: SheetFace, binding: Binding): AddedRule {
  const rules = known.get(face) ?? new Map<string, AddedRule>();
  known.set(face, rules);
  const rule = rules.get(binding.schema.kind) ?? cutOffRule(face, binding);
  rules.set(binding.schema.kind, rule);
  return rule;
}

/** The rules about how cards look: by the workspace's own faces, else by those of the games. */
export function faceRules(games: readonly Pick<Game, "id" | "faces">[], own: readonly FaceFile[]): AddedRules {
  const facesOf = new Map(games.map(({ id, faces }) => [id, faces]));
  const ofOwn = new Map<string, AddedRule>();
  return {
    groups: [{ id: group, title: "Card faces", infos: [cutOff] }],
    rulesOf: ({ table }, binding) => {
      const ofGame = binding && faceOfKind(facesOf.get(binding.game.id), binding.schema.kind);
      const face = faceOfTable(own, table, ofGame);
      if (!face) return [];
      if (binding && face === ofGame) return [ruleOfGame(face, binding)];
      const name = JSON.stringify([table, binding?.game.id, binding?.schema.kind]);
      const rule = ofOwn.get(name) ?? cutOffRule(face, binding);
      ofOwn.set(name, rule);
      return [rule];
    },
  };
}
