import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Replaces our colors with the visitor's: Windows' high contrast, as emulated by Chromium. */
export async function forceColors(page: Page, scheme: "dark" | "light"): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: scheme, reducedMotion: "reduce" });
}

/** The value of a system color in computed styles. */
export async function systemColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.createElement("span");
    probe.style.color = color;
    document.body.append(probe);
    const computed = getComputedStyle(probe).color;
    probe.remove();
    return computed;
  }, name);
}

/** The color in the middle of an element, or at relative coordinates (0 to 1), as `rgb(…)`. */
export async function pixelOf(target: Locator, x = 0.5, y = 0.5): Promise<string> {
  const { data, info } = await sharp(await target.screenshot({ animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const column = Math.min(info.width - 1, Math.round(x * info.width));
  const row = Math.min(info.height - 1, Math.round(y * info.height));
  const at = (row * info.width + column) * info.channels;
  return `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
}

/**
 * Drawings in our own colors, which could match the visitor's background. A picture's placeholder color does not count.
 */
export async function foreignPaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [
      ...["Canvas", "CanvasText", "Highlight", "HighlightText", "LinkText", "VisitedText"],
      ...[
        "ActiveText",
        "GrayText",
        "ButtonText",
        "ButtonFace",
        "ButtonBorder",
        "Field",
        "FieldText",
      ],
    ];
    const probe = document.createElement("span");
    document.body.append(probe);
    const known = new Set(
      names.map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      }),
    );
    probe.remove();
    const found: string[] = [];
    for (const shape of document.querySelectorAll("svg :not(g, pattern, defs)")) {
      if (!shape.checkVisibility({ visibilityProperty: true })) continue;
      if (
        shape.localName === "rect" &&
        shape.closest("svg")?.nextElementSibling?.localName === "picture"
      )
        continue;
      const { fill, stroke } = getComputedStyle(shape);
      for (const paint of [fill, stroke]) {
        if (paint === "none" || paint.startsWith("url(") || known.has(paint)) continue;
        found.push(`${paint}: ${shape.outerHTML.slice(0, 100)}`);
      }
    }
    return found;
  });
}

/** Marks elements that consist only of a background in our colors: bars, dots, rules, including pseudo-elements. */
export async function markGrounds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *:not(svg, svg *)")) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const isEmpty =
        element.childNodes.length === 0 &&
        !/^(img|video|input|textarea|select|br|wbr|source|hr)$/.test(element.localName);
      if (isEmpty && hasGround(getComputedStyle(element))) element.dataset.ground = "own";
      for (const pseudo of ["::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        if (style.content === '""' && hasGround(style))
          element.setAttribute(`data-ground-${pseudo.slice(2)}`, "");
      }
    }
    function hasGround({ backgroundColor, backgroundImage, scale }: CSSStyleDeclaration) {
      return (
        (!/, 0\)$|^rgba\(0, 0, 0, 0/.test(backgroundColor) ||
          backgroundImage.includes("gradient")) &&
        scale !== "0 1"
      );
    }
  });
}

/** Marked elements that have become invisible: on the visitor's background and without an edge. */
export async function vanishedGrounds(page: Page): Promise<string[]> {
  const canvas = await systemColor(page, "Canvas");
  return page.evaluate((ground) => {
    const found: string[] = [];
    const check = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      // Elements exempt from forced colors choose one of the visitor's colors themselves.
      if (style.forcedColorAdjust === "none") return;
      const isPlain = style.backgroundColor === ground || style.backgroundColor.endsWith(", 0)");
      const hasEdge = parseFloat(style.borderTopWidth) > 0 || parseFloat(style.borderLeftWidth) > 0;
      if (isPlain && style.backgroundImage === "none" && !hasEdge && style.display !== "none")
        found.push(`${element.outerHTML.slice(0, 110)}${pseudo ?? ""}`);
    };
    for (const element of document.querySelectorAll("[data-ground]")) check(element);
    for (const element of document.querySelectorAll("[data-ground-before]"))
      check(element, "::before");
    for (const element of document.querySelectorAll("[data-ground-after]"))
      check(element, "::after");
    return found;
  }, canvas);
}
