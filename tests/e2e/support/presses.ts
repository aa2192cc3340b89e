import type { Page } from "@playwright/test";

/** Counts what a hand presses on a page's buttons, links, boxes and keys; typing in a field is none. */
export async function countPresses(page: Page): Promise<Presses> {
  await page.addInitScript(() => {
    const typesText = (target: EventTarget | null) =>
      target instanceof HTMLElement &&
      target.matches("input:not([type=checkbox], [type=radio]), textarea");
    const add = () => {
      sessionStorage.presses = Number(sessionStorage.presses ?? 0) + 1;
    };
    addEventListener("pointerdown", ({ isTrusted }) => isTrusted && add(), true);
    addEventListener(
      "keydown",
      ({ isTrusted, key, target }) => isTrusted && (key === "Enter" || !typesText(target)) && add(),
      true,
    );
  });
  const count = () => page.evaluate(() => Number(sessionStorage.presses ?? 0));
  return {
    async during(work) {
      const before = await count();
      await work();
      return (await count()) - before;
    },
  };
}

export type Presses = {
  /** How many presses it takes, over changes of the page. */
  during(work: () => Promise<void>): Promise<number>;
};
