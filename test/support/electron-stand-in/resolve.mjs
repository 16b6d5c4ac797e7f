// @ts-check

/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  if (specifier !== "electron") return nextResolve(specifier, context);
  return { url: new URL("./electron.mjs", import.meta.url).href, shortCircuit: true };
}
