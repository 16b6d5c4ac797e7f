/** Design skeletons: how many cards of each kind a set should have, and how many it has. */
export { countSkeleton, filterOf, type CountedRows, type SkeletonCount, type SlotCount } from "./count.js";
export { readSkeletonFile, writeSkeletonFile } from "./file.js";
export { skeletonLines, type SkeletonWords } from "./lines.js";
export { conditionOfFilter, conditionText, slotsOfColumns, type ConditionColumn } from "./make.js";
export {
  mostSlots,
  skeletonFolder,
  skeletonNameSchema,
  skeletonSchema,
  type Booster,
  type Skeleton,
  type Slot,
  type SlotCondition,
} from "./skeleton.js";
