import { expect, type Page } from "@playwright/test";
import type { AskedPage } from "./asked-page.ts";
import { WebDriverError, type WebDriverSession, type WebElement } from "./webdriver.ts";

/** Keys without a character, as WebDriver types them. */
export const keys = { enter: "\uE007", escape: "\uE00C", left: "\uE012" };

/** A kind of element, and how the name begins by which people know it: its label, its heading, its text. */
type Step = { selector: string; name?: string | undefined };

/** The visible elements at the end of some steps, each within the ones before. They are looked for at every use. */
export class Place {
  protected readonly session: WebDriverSession;
  readonly #steps: readonly Step[];

  constructor(session: WebDriverSession, steps: readonly Step[] = []) {
    this.session = session;
    this.#steps = steps;
  }

  button(name: string): Place {
    return this.part("button, summary", name);
  }

  link(name: string): Place {
    return this.part("a[href]", name);
  }

  heading(name?: string): Place {
    return this.part("h1, h2, h3, h4", name);
  }

  field(label: string): Place {
    return this.part("input, select, textarea", label);
  }

  region(name: string): Place {
    return this.part("section", name);
  }

  part(selector: string, name?: string): Place {
    return new Place(this.session, [...this.#steps, { selector, name }]);
  }

  /** Presses the first in its middle, once it can be pressed. */
  async press(): Promise<void> {
    await this.#use("press", "click");
  }

  /** Types a text after what is in the field, key by key; into a field for files, their paths. */
  async type(text: string): Promise<void> {
    await this.#use("type into", "value", { text });
  }

  /** Chooses what a list offers. */
  async choose(option: string): Promise<void> {
    await this.part("option", option).press();
  }

  async empty(): Promise<void> {
    await this.#use("empty", "clear");
  }

  async appears(): Promise<void> {
    await expect.poll(() => this.count(), { message: `${this} is there` }).toBeGreaterThan(0);
  }

  async disappears(): Promise<void> {
    await expect.poll(() => this.count(), { message: `${this} is gone` }).toBe(0);
  }

  async hasText(text: string): Promise<void> {
    await expect.poll(() => this.text(), { message: `${this}` }).toContain(text);
  }

  async hasValue(value: string): Promise<void> {
    const entry = ([field]: readonly Element[]) => (field as HTMLInputElement | undefined)?.value;
    await expect.poll(() => this.ask(entry), { message: `${this}` }).toBe(value);
  }

  async hasFocus(): Promise<void> {
    const isFocused = ([first]: readonly Element[]) => first === document.activeElement;
    await expect.poll(() => this.ask(isFocused), { message: `${this} has the focus` }).toBe(true);
  }

  async count(): Promise<number> {
    return (await this.ask((elements) => elements.length)) ?? 0;
  }

  /** What can be read in the first; empty when there is none. */
  async text(): Promise<string> {
    return (await this.ask(([first]) => (first as HTMLElement | undefined)?.innerText)) ?? "";
  }

  /** What a function in the page says of the elements; undefined while the page is replaced by another. */
  async ask<Value>(of: (elements: readonly Element[]) => Value): Promise<Value | undefined> {
    try {
      const script = `return (${of})((${elementsAt})(...arguments))`;
      return await this.session.call("POST", "execute/sync", { script, args: [this.#steps] });
    } catch (error) {
      if (isPassing(error)) return undefined;
      throw error;
    }
  }

  toString(): string {
    return this.#steps.map(({ selector, name = "" }) => `${selector} "${name}"`).join(" > ");
  }

  /** Tries until the first is there and lets itself be used; whatever else fails is a fault. */
  async #use(what: string, command: string, body = {}): Promise<void> {
    const attempt = async () => {
      const element = await this.ask(broughtIntoView);
      if (!element) return "not there";
      try {
        await this.session.call("POST", `element/${Object.values(element)[0]}/${command}`, body);
        return "done";
      } catch (error) {
        if (isPassing(error)) return error.message;
        throw error;
      }
    };
    await expect.poll(attempt, { message: `${what} ${this}` }).toBe("done");
  }
}

/** The page in the browser's only tab. */
export class WebKitPage extends Place implements AskedPage {
  readonly #origin: string;

  constructor(session: WebDriverSession, origin: string) {
    super(session);
    this.#origin = origin;
  }

  /** Resizes the window until the page has this size, in CSS pixels. */
  async resize({ width, height }: { width: number; height: number }): Promise<void> {
    const inner = () => this.session.run(() => ({ width: innerWidth, height: innerHeight }));
    const outer = await this.session.call<{ width: number; height: number }>("GET", "window/rect");
    const now = await inner();
    await this.session.call("POST", "window/rect", {
      width: width + outer.width - now.width,
      height: height + outer.height - now.height,
    });
    await expect.poll(inner).toEqual({ width, height });
  }

  /** Opens an address of the site. */
  async open(path: string): Promise<void> {
    await this.session.call("POST", "url", { url: new URL(path, this.#origin).href });
    await this.session.run(watchForErrors);
  }

  /** Opens one of the site's pages, and waits until its scripts have taken over. */
  async openPage(path: string): Promise<void> {
    await this.open(path);
    await this.untilHydrated();
  }

  /** WebDriver runs nothing before a page's own scripts, so that React is asked, whose event has passed. */
  async untilHydrated(): Promise<void> {
    await expect.poll(() => this.ask(isHydrated), { message: "the page is hydrated" }).toBe(true);
  }

  async back(): Promise<void> {
    await this.session.call("POST", "back");
  }

  async forward(): Promise<void> {
    await this.session.call("POST", "forward");
  }

  async reload(): Promise<void> {
    await this.session.call("POST", "refresh");
    await this.session.run(watchForErrors);
  }

  async isAt(path: string): Promise<void> {
    const here = () => this.ask(() => location.pathname + location.search + location.hash);
    await expect.poll(here, { message: "the address" }).toBe(path);
  }

  /** Presses a key wherever the focus is: a character, or one of WebDriver's own. */
  async key(value: string): Promise<void> {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
    await this.session.call("POST", "actions", {
      actions: [{ type: "key", id: "keyboard", actions }],
    });
  }

  evaluate = ((script: string | ((value: unknown) => unknown), value?: unknown) =>
    typeof script === "string"
      ? this.session.call("POST", "execute/sync", { script, args: [] })
      : this.session.run(script, value)) as Page["evaluate"];

  async waitForFunction(script: () => unknown): Promise<void> {
    await expect.poll(() => this.ask(script)).toBeTruthy();
  }

  /** What was reported as an error in this tab since its documents were there. */
  errors(): Promise<string[]> {
    return this.session.run(() => JSON.parse(sessionStorage.getItem("errors") ?? "[]"));
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.session.call<string>("GET", "screenshot"), "base64");
  }
}

/** Errors of an element that moves or is about to change, or of a page that is being left. */
const passing = new Set([
  "element click intercepted",
  "element not interactable",
  "no such element",
  "no such window",
  "stale element reference",
]);

function isPassing(error: unknown): error is WebDriverError {
  return error instanceof WebDriverError && passing.has(error.code);
}

/**
 * Runs in the page. What the browser has in its console can be neither asked for nor printed, in a session that leaves
 * nothing behind. What has failed before in one of our scripts was reported to the server.
 */
function watchForErrors(): void {
  const note = (...words: unknown[]) => {
    const noted = JSON.parse(sessionStorage.getItem("errors") ?? "[]");
    sessionStorage.setItem("errors", JSON.stringify([...noted, words.map(String).join(" ")]));
  };
  console.error = note;
  const onError = ({ message, target }: ErrorEvent) =>
    note(message ?? `not loaded: ${(target as Element).outerHTML}`);
  addEventListener("error", onError, true);
  addEventListener("unhandledrejection", ({ reason }) => note(reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective} refuses ${blockedURI}`),
  );
  new PerformanceObserver((calls) => {
    for (const { name } of calls.getEntries()) if (name.endsWith("/faults")) note("browser fault");
  }).observe({ type: "resource", buffered: true });
}

/** Runs in the page. A hidden field, or one of a closed menu, is nothing that a person could name. */
function elementsAt(steps: readonly Step[]): Element[] {
  const textOf = (element: Element | null) => {
    const said = element?.cloneNode(true) as Element | undefined;
    for (const unsaid of said?.querySelectorAll("[aria-hidden=true]") ?? []) unsaid.remove();
    return said?.textContent ?? "";
  };
  const nameOf = (element: Element) => {
    const ids = element.getAttribute("aria-labelledby")?.split(" ");
    const labels = (element as HTMLInputElement).labels ?? [];
    const named = ids?.map((id) => document.getElementById(id)) ?? [...labels];
    const name = named.length > 0 ? named.map(textOf).join(" ") : textOf(element);
    return (element.getAttribute("aria-label") ?? name).replace(/\s+/g, " ").trim();
  };
  let places: (Document | Element)[] = [document];
  for (const { selector, name } of steps) {
    places = places
      .flatMap((place) => [...place.querySelectorAll(selector)])
      // What a list offers has no box of its own while the list is closed.
      .filter(
        (element) =>
          element.matches("option") || element.checkVisibility({ visibilityProperty: true }),
      )
      .filter((element) => name === undefined || nameOf(element).startsWith(name));
  }
  return places as Element[];
}

/** Runs in the page. @returns the first, unless it is disabled, in the middle of the window. */
function broughtIntoView([first]: readonly Element[]): WebElement | null {
  if (!first || first.matches(":disabled")) return null;
  first.scrollIntoView({ block: "center", behavior: "instant" });
  return first as unknown as WebElement;
}

/** Runs in the page. React's root says whether its content is still the server's. */
function isHydrated(): boolean {
  type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
  const key = Object.keys(document).find((name) => name.startsWith("__reactContainer$"));
  if (!key) return false;
  const root = (document as unknown as Record<string, Root>)[key];
  return root?.stateNode.current.memoizedState.isDehydrated === false;
}
