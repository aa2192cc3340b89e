import postcss from "postcss";
import type { Plugin } from "vite";
import { sheetPlugin } from "./sheet-plugin.ts";

/**
 * Rewrites Tailwind's `group-*` and `peer-*` rules as one would by hand (plainSelector). Chromium does not analyze
 * `:is(… *)`: any change of the group's state restyles everything inside it, and with the whole page as a group that
 * was 50 ms of each press on a slow phone.
 */
export function plainSelectorsInBuild(): Plugin {
  return sheetPlugin("plain-selectors", plainSelectors);
}

/** The sheet with every selector rewritten by `plainSelector`. */
export function plainSelectors(sheet: string): string {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (rule.selector.includes(":is(")) rule.selectors = rule.selectors.map(plainSelector);
  });
  return root.toString();
}

/**
 * `.a:is(.group:hover *)::before` becomes `.group:hover .a::before`, and `:is(.a>*)` becomes `.a>*`, with the same
 * meaning and specificity. Other selectors are returned unchanged.
 */
export function plainSelector(selector: string): string {
  const start = topLevel(selector, /^:is\(/);
  const end = start === null ? null : topLevel(selector.slice(start + ":is(".length), /^\)/);
  if (start === null || end === null) return selector;
  const within = selector.slice(start + ":is(".length).slice(0, end);
  const before = selector.slice(0, start);
  const after = selector.slice(start + ":is(".length + end + 1);
  const isOneOfAny = /[\s>~+]\*$/.test(within) && topLevel(within, /^,/) === null;
  if (!isOneOfAny || topLevel(before + after, /^[\s>~+,]/) !== null) return selector;
  return `${within.slice(0, -1)}${before || "*"}${after}`;
}

/** Position of the first match outside brackets, or null. */
function topLevel(text: string, wanted: RegExp): number | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const here = text[at] as string;
    if (depth === 0 && wanted.test(text.slice(at))) return at;
    if (here === "\\") at += 1;
    else if (here === "(" || here === "[") depth += 1;
    else if (here === ")" || here === "]") depth -= 1;
  }
  return null;
}
