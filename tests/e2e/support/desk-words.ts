import type { Page } from "@playwright/test";

/** What somebody reads or hears on a page of the desk, everything unfolded; lists of choices, such as all states, are left out. */
export async function wordsOf(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (const one of document.querySelectorAll("details")) one.open = true;
    // What was folded is drawn once it is open.
    await new Promise((resolve) => setTimeout(resolve));
    const said = document.body.cloneNode(true) as HTMLElement;
    for (const one of said.querySelectorAll("select, script, style")) one.remove();
    const labels = Array.from(
      said.querySelectorAll("[aria-label], [placeholder], [title]"),
      (one) =>
        ["aria-label", "placeholder", "title"]
          .map((name) => one.getAttribute(name) ?? "")
          .join(" "),
    );
    const typed = Array.from(
      document.querySelectorAll("input, textarea"),
      (one) => (one as HTMLInputElement).value,
    );
    return [said.textContent, document.title, ...labels, ...typed].join("\n");
  });
}
