/** Reads files of commits through the command line of git. Nothing here writes to a repository. */
export { commitOf, filesAt, type CommittedFile } from "./files.js";
