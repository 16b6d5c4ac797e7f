// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person } from "../../../support/page/page.js";
import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { HostsBanner } from "../../../../renderer/app/banners/HostsBanner.js";
import { drawImage, ImageHostsDialog, reloadImages } from "../../../../renderer/images/index.js";
import { useHostWishes } from "../../../../renderer/images/wanted-hosts.js";
import { getApp, setApp } from "../../../../renderer/state/index.js";

eachOnNewPage();

/** Reports every element as on screen, as soon as it is watched. */
class SeesEverything {
  readonly #report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe(target: Element): void {
    this.#report([{ target, isIntersecting: true }]);
  }
  unobserve(): void {
    // Nothing is reported twice.
  }
}

let allowed: string[] = [];
let ends: (() => void)[] = [];
beforeEach(() => {
  allowed = [];
  vi.stubGlobal("IntersectionObserver", SeesEverything);
  answerCalls({
    "images/find": (request) => {
      const { host } = new URL((request as { source: { address: string } }).source.address);
      if (allowed.includes(host)) return { kind: "picture", url: "data:image/png;base64,AA==" };
      return { kind: "host-not-allowed", host, message: `Images from ${host} are not allowed on this computer.` };
    },
    "images/hosts": () => ({ allowed, kept: { count: 0, bytes: 0 } }),
  });
  act(() => setApp({ active: "cards" }));
  return () => {
    for (const end of ends) end();
    ends = [];
    useHostWishes.setState(useHostWishes.getInitialState(), true);
    reloadImages();
    vi.unstubAllGlobals();
  };
});

/** Draws a picture of each address in a cell of its own, and waits until each says why it is not shown. */
async function drawAll(...addresses: string[]): Promise<HTMLElement[]> {
  const cells = addresses.map((address) => {
    const cell = document.createElement("div");
    document.body.append(cell);
    act(() => void ends.push(drawImage(cell, { address }, { heightPx: 20 })));
    return cell;
  });
  for (const cell of cells) await expect.poll(() => cell.querySelector(".is-host")).not.toBeNull();
  return cells;
}

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const banner = (): string => screen.queryByRole("status")?.textContent ?? "";

describe("the banner that asks for image hosts", () => {
  it("asks once for a host that many pictures want, whose cells only say why they are empty", async () => {
    render(<HostsBanner />);
    const cells = await drawAll("http://img.example/1.png", "http://img.example/2.png");
    expect(banner()).toContain("on img.example, a host that is not allowed");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Allow…", "Not now"]);
    expect(cells[0]?.querySelector("[title]")?.getAttribute("title")).toBe(
      "Image 1.png: Images from img.example are not allowed on this computer. “Allowed image hosts…” in the command palette allows them.",
    );
    await person().click(button("Allow…"));
    expect(getApp().overlay).toEqual({ kind: "image-host", host: "img.example" });
  });

  it("counts several hosts, and names them in the list", async () => {
    render(<HostsBanner />);
    await drawAll("http://b.example/1.png", "http://a.example/1.png");
    expect(banner()).toContain("on 2 hosts that are not allowed");
    await person().click(button("Show hosts…"));
    expect(getApp().overlay).toEqual({ kind: "image-hosts" });
    render(<ImageHostsDialog />);
    await screen.findByRole("region", { name: "Wanted by the sheet on screen" });
    const names = screen
      .getAllByRole("button", { name: /^Allow images from/u })
      .map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Allow images from a.example", "Allow images from b.example"]);
    await person().click(button("Allow images from b.example"));
    expect(getApp().overlay).toEqual({ kind: "image-host", host: "b.example" });
  });

  it("asks no more for a host after “Not now”, but for another one", async () => {
    render(<HostsBanner />);
    await drawAll("http://img.example/1.png");
    await person().click(button("Not now"));
    expect(banner()).toBe("");
    await drawAll("http://img.example/2.png");
    expect(banner()).toBe("");
    await drawAll("http://other.example/2.png");
    expect(banner()).toContain("on other.example, a host");
  });

  it("asks only for the sheet on screen, and not beside its text", async () => {
    render(<HostsBanner />);
    await drawAll("http://img.example/1.png");
    act(() => setApp({ active: "decks" }));
    expect(banner()).toBe("");
    act(() => setApp({ active: "cards", textFile: "cards.toml" }));
    expect(banner()).toBe("");
    act(() => setApp({ textFile: null }));
    expect(banner()).toContain("on img.example");
  });

  it("keeps only the hosts that are still wanted after one was allowed", async () => {
    render(<HostsBanner />);
    await drawAll("http://a.example/1.png", "http://b.example/1.png");
    allowed = ["a.example"];
    act(reloadImages);
    await expect.poll(banner).toContain("on b.example");
  });
});
