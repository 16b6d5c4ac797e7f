import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Serious findings of axe, in words, and names that are said twice. Its code runs outside the page's policy, as a person's tool would. What fades in or out
 * has no colours of its own yet: such animations are waited for, those without an end are not.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    // A tooltip that repeats the name is read out after it, unless a description of its own stands before it.
    const isDoubled = (element: HTMLElement): boolean =>
      !element.hasAttribute("aria-description") && element.title.startsWith(element.ariaLabel ?? element.title);
    const doubled = [...document.querySelectorAll<HTMLElement>("[title][aria-label]")].filter(isDoubled);
    return [
      ...violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`),
      ...doubled.map(({ outerHTML }) => `name said twice: ${outerHTML.slice(0, 160)}`),
    ];
  });
}

/** The findings in the light theme and in the dark one, for what has colours of its own. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(...(await seriousFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}
