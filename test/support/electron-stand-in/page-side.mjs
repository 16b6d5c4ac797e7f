// @ts-check

/**
 * What Electron puts around a preload, as a script that runs before the page's own: `ipcRenderer` over a binding, `contextBridge`
 * that copies what passes and freezes what it exposes, and a `require` that knows nothing but `electron`.
 *
 * @param {string} preload the text of the built preload
 */
export function preloadScript(preload) {
  return `(() => {
    const listeners = new Map();
    const ipcRenderer = {
      invoke: (channel, ...args) => window.__standInInvoke(channel, structuredClone(args)),
      on: (channel, listener) => {
        if (!listeners.has(channel)) listeners.set(channel, new Set());
        listeners.get(channel).add(listener);
        return ipcRenderer;
      },
      removeListener: (channel, listener) => {
        listeners.get(channel)?.delete(listener);
        return ipcRenderer;
      },
    };
    Object.defineProperty(window, "__standInDispatch", {
      value: (channel, args) => { for (const listener of [...(listeners.get(channel) ?? [])]) listener({}, ...args); },
    });
    const isolated = (value) => {
      if (typeof value === "function") return (...args) => {
        const result = value(...args.map((arg) => (typeof arg === "function" ? (...given) => arg(...structuredClone(given)) : structuredClone(arg))));
        return result instanceof Promise ? result.then((settled) => structuredClone(settled)) : isolated(result);
      };
      if (typeof value === "object" && value !== null) {
        return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, member]) => [key, isolated(member)])));
      }
      return value;
    };
    const contextBridge = {
      exposeInMainWorld: (name, api) => {
        if (name in window) throw new Error("Cannot expose twice: " + name);
        Object.defineProperty(window, name, { value: isolated(api), enumerable: true, writable: false, configurable: false });
      },
    };
    const require = (name) => {
      if (name === "electron") return { contextBridge, ipcRenderer };
      throw new Error("module not found: " + name);
    };
    // The bundle declares names of its own at its top, so it gets a function to itself.
    (function (require, module, exports) {
${preload}
    })(require, { exports: {} }, {});
  })();`;
}
