import type { TomlDocument } from "./document.js";
import { buildTree, treeValue } from "./tree.js";
import type { TomlValue } from "./values.js";

/** The whole file as one table. */
export const documentValue = (document: TomlDocument): TomlValue => treeValue(buildTree(document.chunks, []));
