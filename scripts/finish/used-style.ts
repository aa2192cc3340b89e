import { parse as parseSelectors, type Selector } from "css-what";
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from "postcss";

/** The names a selector can use, and whether they occur in a page. */
export type PageContents = {
  hasTag(name: string): boolean;
  hasClass(name: string): boolean;
  hasId(id: string): boolean;
  /** `value` null: with any value. */
  hasAttribute(name: string, value: string | null): boolean;
};

/** Media that rarely apply to a first view. Their rules come with the whole sheet. */
const laterMedia = new Set(["print", "(forced-colors:active)", "(scripting:none)"]);

/** States that need some action by the visitor. */
const laterStates = new Set([
  "hover",
  "active",
  "focus",
  "focus-visible",
  "focus-within",
  "-moz-focusring",
  "-moz-ui-invalid",
]);

const firstPseudoElements = new Set(["before", "after", "marker", "details-content"]);
const firstVendorParts = new Set(["-webkit-details-marker"]);
/** The parts of a date field, which decide its height. */
const datePart = /^-webkit-(datetime-edit|date-and-time-value|calendar-picker-indicator)/;

/** Pseudo-classes that match if one of their selectors does. */
const alternatives = new Set(["is", "where", "has", "-webkit-any", "-moz-any"]);

/**
 * The rules of a style sheet that a page's first paint needs: a rule stays if everything it names occurs in the page.
 * Their order stays the same, so loading the whole sheet later changes nothing.
 */
export function usedStyle(sheet: string, page: PageContents): string {
  const root = postcss.parse(sheet);
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkAtRules((rule) => {
    if (comesLater(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) keepNamed(rule, page);
  });
  removeIdle(root);
  removeUnread(root);
  removeEmpty(root);
  return root.toString();
}

function comesLater({ name, params, nodes }: AtRule): boolean {
  if (name === "media") return laterMedia.has(params.replace(/\s/g, ""));
  return name === "supports" && (nodes ?? []).every(isPropertyDefaults);
}

/** Whether the rule sets custom properties on every element: Tailwind's defaults for browsers without @property. */
function isPropertyDefaults(node: ChildNode): boolean {
  return (
    node.type === "rule" &&
    /^(\*|::backdrop)/.test(node.selector) &&
    node.nodes.every((child) => child.type === "decl" && child.prop.startsWith("--"))
  );
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes");
}

const known = new Map<string, { text: string; parts: Selector[] }[]>();

function keepNamed(rule: Rule, page: PageContents): void {
  const all =
    known.get(rule.selector) ??
    rule.selectors.map((text) => ({ text, parts: parseSelectors(text)[0] ?? [] }));
  known.set(rule.selector, all);
  const kept = all.filter(({ parts }) => parts.every((part) => occurs(part, page)));
  if (kept.length === 0) rule.remove();
  else if (kept.length < all.length) rule.selector = kept.map(({ text }) => text).join(",");
}

/** Whether a part of a selector may match something in the page; unclear cases count as a match. */
function occurs(part: Selector, page: PageContents): boolean {
  if (part.type === "tag") return page.hasTag(part.name);
  if (part.type === "pseudo-element") {
    if (part.name === "placeholder") return page.hasAttribute("placeholder", null);
    if (datePart.test(part.name)) return page.hasAttribute("type", "date");
    if (part.name === "file-selector-button") return page.hasAttribute("type", "file");
    return firstPseudoElements.has(part.name) || firstVendorParts.has(part.name);
  }
  if (part.type === "pseudo") {
    if (laterStates.has(part.name)) return false;
    if (!alternatives.has(part.name) || !Array.isArray(part.data)) return true;
    return part.data.some((inner) => inner.every((piece) => occurs(piece, page)));
  }
  if (part.type !== "attribute") return true;
  if (part.name === "class" && part.action === "element") return page.hasClass(part.value);
  if (part.name === "id" && part.action === "equals") return page.hasId(part.value);
  return page.hasAttribute(part.name, part.action === "equals" ? part.value : null);
}

/** Removes fallbacks of what `:root` sets, which no element ever takes, and declarations that are said twice running. */
function removeIdle(root: Root): void {
  const set = new Set<string>();
  root.walkRules((rule) => {
    if (!rule.selectors.includes(":root") || rule.parent?.type === "atrule") return;
    rule.walkDecls(/^--/, ({ prop }) => {
      set.add(prop);
    });
  });
  root.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const [, name = ""] = /^var\((--[\w-]+),[^()]*\)$/.exec(value) ?? [];
    if (set.has(name)) declaration.value = `var(${name})`;
    const next = declaration.next();
    if (next?.type === "decl" && next.prop === prop && next.value === value) declaration.remove();
  });
}

/** Removes custom properties that nothing reads, their `@property` rules, and unused keyframes. */
function removeUnread(root: Root): void {
  const read = new Set<string>();
  const motions = new Set<string>();
  root.walkDecls(({ prop, value }) => {
    for (const [, name = ""] of value.matchAll(/var\((--[\w-]+)/g)) read.add(name);
    if (/^(--)?anim/.test(prop)) for (const word of value.split(/[\s,]+/)) motions.add(word);
  });
  let isChanged = false;
  const remove = (node: { remove(): unknown }) => {
    node.remove();
    isChanged = true;
  };
  root.walkAtRules((rule) => {
    if (rule.name === "property" && !read.has(rule.params)) remove(rule);
    if (rule.name === "keyframes" && !motions.has(rule.params)) remove(rule);
  });
  root.walkDecls(/^--/, (declaration) => {
    if (!read.has(declaration.prop)) remove(declaration);
  });
  if (isChanged) removeUnread(root);
}

function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== "rule" && node.type !== "atrule") continue;
    if (!node.nodes) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
