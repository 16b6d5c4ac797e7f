// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person, requestsOf } from "../../../support/page/page.js";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AllowHostDialog, ImageHostsDialog } from "../../../../renderer/images/index.js";

eachOnNewPage();

const button = (name: string): HTMLElement => screen.getByRole("button", { name });
const allowed = (): unknown[] => requestsOf("images/allow-host");

describe("the question whether pictures may be fetched from a host", () => {
  it("names the host and allows nothing by a key pressed too soon", async () => {
    render(<AllowHostDialog host="images.example" />);
    expect(screen.getByRole("dialog", { name: "Allow images from images.example?" })).toBeDefined();
    expect(document.activeElement).toBe(button("Cancel"));
    await person().keyboard("{Enter}");
    expect(allowed()).toEqual([]);
  });

  it("allows that host once it is confirmed", async () => {
    render(<AllowHostDialog host="images.example" />);
    await person().click(button("Allow host"));
    expect(allowed()).toEqual([{ host: "images.example", allowed: true }]);
  });
});

describe("the list of allowed hosts", () => {
  it("says what is kept, and takes one host back or what was downloaded", async () => {
    const hosts = { allowed: ["a.example", "b.example"], kept: { count: 2, bytes: 3 * 1024 * 1024 } };
    answerCalls({ "images/hosts": () => hosts });
    render(<ImageHostsDialog />);
    await screen.findByText("b.example");
    expect(screen.getByText("2 downloaded images are kept on this computer, 3.0 MB.")).toBeDefined();
    await person().click(button("Remove b.example"));
    expect(allowed()).toEqual([{ host: "b.example", allowed: false }]);
    expect(requestsOf("images/forget")).toEqual([]);
    await person().click(button("Delete downloaded images"));
    expect(requestsOf("images/forget")).toEqual([{}]);
  });

  it("says that there are none", async () => {
    answerCalls({ "images/hosts": () => ({ allowed: [], kept: { count: 0, bytes: 0 } }) });
    render(<ImageHostsDialog />);
    await screen.findByText(/^No hosts are allowed/u);
    expect(screen.getByText("No downloaded images are kept on this computer.")).toBeDefined();
  });
});
