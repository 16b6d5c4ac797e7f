import { contextBridge, ipcRenderer, type IpcRendererEvent } from "electron";
import { bridgeProperty, channels } from "../../shared/bridge/index.js";

/** The one object offered to the page. Names and requests are read on the other side, where a page has no say. */
contextBridge.exposeInMainWorld(bridgeProperty, {
  invoke: (name: string, request: unknown): Promise<unknown> => ipcRenderer.invoke(channels.invoke, name, request),
  on: (event: string, listener: (payload: unknown) => void): (() => void) => {
    const deliver = (_: IpcRendererEvent, name: string, payload: unknown): void => {
      if (name === event) listener(payload);
    };
    ipcRenderer.on(channels.event, deliver);
    return () => {
      ipcRenderer.removeListener(channels.event, deliver);
    };
  },
});
