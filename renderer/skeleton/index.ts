export { SkeletonDialog } from "./SkeletonDialog.js";
