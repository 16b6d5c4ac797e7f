/**
 * When a listener or modifier runs among others of its kind, ascending; within one, in the order of registration
 * (KERNEL-2). Additive modifiers are `normal`, those that replace a value `before-last`, overrides `last`.
 */
export type Priority = "first" | "after-first" | "normal" | "before-last-2" | "before-last" | "last";

const order: Readonly<Record<Priority, number>> = {
  first: 0,
  "after-first": 1,
  normal: 2,
  "before-last-2": 3,
  "before-last": 4,
  last: 5,
};

export const rankOf = (priority: Priority | undefined): number => order[priority ?? "normal"];
