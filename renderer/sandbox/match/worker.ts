import { matchTexts } from "./texts.js";
import { requestSchema, type TableEvent } from "./protocol.js";
import { TableHost } from "./table-host.js";

const host = new TableHost((event: TableEvent) => self.postMessage(event), {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

self.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  const request = requestSchema.safeParse(data);
  if (request.success) host.handle(request.data);
  else
    self.postMessage({
      kind: "fault",
      message: matchTexts.unknownRequest,
      ended: false,
      culprits: null,
    } satisfies TableEvent);
});
