import { readdirSync, readFileSync } from "node:fs";
import type { FolderFile } from "../../../shared/games/folder-format.js";
import { seedsPath } from "../corpus.js";

/** Where a block of YAML begins in the text of the package's page. */
const beginning = /^(?:card_id:|cards:$|abilities:$|- effect: [a-z])/u;

/** The YAML blocks of the page, with the comments directly above them; undefined where the page is not there. */
export function documentedBlocks(): readonly string[] | undefined {
  const folder = seedsPath();
  const name = folder && readdirSync(folder).find((each) => each.startsWith("004"));
  if (folder === undefined || name === undefined) return undefined;
  const blocks: string[][] = [];
  let comments: string[] = [];
  let isOpen = false;
  for (const line of readFileSync(`${folder}/${name}`, "utf8").split("\n")) {
    if (!isOpen && beginning.test(line)) {
      blocks.push([...comments, line]);
      isOpen = true;
    } else if (line === "" || line.startsWith("#")) isOpen = false;
    else if (isOpen) blocks.at(-1)?.push(line);
    comments = line.startsWith("# ") ? [...comments, line] : [];
  }
  return blocks.map((block) => `${block.join("\n")}\n`);
}

const sampleHead = (id: string, name: string): string =>
  `card_id: ${id}\nname: ${name}\ntype: creature\nattack: 2\ndefense: 2\n`;
const emptyAbility =
  'abilities:\n  - name: ""\n    ability_type: triggered\n    mana_requirement: {}\n    alterations:\n';

const namesOfAbilities = ["healing_aura", "fire_blast", "life_drain"];
const namesOfAlterations = ["spawn_inline", "spawn_catalogue", "recruit"];

/** All blocks as files: whole cards and decks as they stand, fragments in a card of their own. */
export function documentedFiles(): readonly FolderFile[] | undefined {
  const blocks = documentedBlocks();
  if (!blocks) return undefined;
  const abilities = [...namesOfAbilities];
  const alterations = [...namesOfAlterations];
  const seen = new Map<string, number>();
  return blocks.map((text): FolderFile => {
    const body = text.replace(/^(?:#.*\n)*/u, "");
    if (body.startsWith("abilities:")) return sample(abilities.shift(), text);
    if (body.startsWith("- effect:")) {
      const indented = text.replace(/^(?=.)/gmu, "      ");
      return sample(alterations.shift(), emptyAbility + indented);
    }
    const id = /^card_id: (?<id>\w+)/mu.exec(text)?.groups?.id;
    const stem = id ?? /^# decks\/(?<name>\w+)/u.exec(text)?.groups?.name ?? "deck";
    const count = (seen.get(stem) ?? 0) + 1;
    seen.set(stem, count);
    const folder = id === undefined ? "decks" : "cards";
    return { path: `${folder}/${stem}${count > 1 ? `_${count}` : ""}.yaml`, text };
  });
}

function sample(name = "sample", text: string): FolderFile {
  const title = /- name: (?<title>.*)/u.exec(text)?.groups?.title ?? '""';
  return { path: `cards/sample_${name}.yaml`, text: sampleHead(`sample_${name}`, title) + text };
}
