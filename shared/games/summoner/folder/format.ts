import type { FolderFormat } from "../../folder-format.js";
import { dataFiles } from "./data-file.js";
import { exportFolder } from "./export.js";
import { importFolder } from "./import.js";

/** The data files of the server (SUMMONER-7). */
export const summonerJson: FolderFormat = {
  name: "summoner-json",
  about: "data files of the Summoner TCG server (JSON)",
  takes: dataFiles.map(({ path }) => path),
  options: [],
  recognises: (paths) => paths.some((path) => /(?:^|\/)(?:spCard|summonerCards)\.json$/u.test(path)),
  toToml: (files, before) => importFolder(files, before),
  fromToml: (documents, before) => exportFolder(documents, before),
};
