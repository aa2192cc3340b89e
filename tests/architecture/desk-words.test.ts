import { readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import { weekdays } from "#domain/calendar/calendar-day.ts";
import { sourceFiles } from "./import-graph.ts";

type Node = { type: string; start: number; end: number } & Record<string, unknown>;
/** A part of the code, and whether its value is shown by itself instead of being an argument of something. */
type Place = { node: unknown; isShown: boolean };

/** Attributes whose string somebody reads or hears, whatever its length. */
const saidAttributes =
  /^(alt|aria-(description|label|roledescription|valuetext)|caption|close|confirm|heading|hint|label|meaning|others|placeholder|short|submit|title)$/;
/** Attributes whose strings are for browsers. */
const quietAttributes =
  /^(className|d|style|viewBox|preserveAspectRatio|autoComplete|aria-(describedby|keyshortcuts|labelledby))$/;
/** Calls whose strings are selectors, or read by nobody but us. */
const quietCalls = /(^Error|\.(querySelector|querySelectorAll|closest|matches))(<.*>)?$/;

/** Words in code, each as `file:line: words`. */
function wordsIn(file: string, code = readFileSync(file, "utf8")): string[] {
  const found: string[] = [];
  const places: Place[] = [{ node: parseSync(file, code).program, isShown: false }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { node, isShown } = place;
    if (!isNode(node)) continue;
    const text = textOf(node);
    if (text !== undefined && (isShown ? /\p{L}/u.test(text) : looksSaid(text))) {
      const line = code.slice(0, node.start).split("\n").length;
      found.push(`${file}:${line}: ${text.replace(/\s+/g, " ").trim()}`);
    }
    places.push(...placesIn(node, isShown, code).reverse());
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}

function textOf({ type, value }: Node): string | undefined {
  if (type === "TemplateElement") return (value as { cooked: string }).cooked;
  return (type === "JSXText" || type === "Literal") && typeof value === "string"
    ? value
    : undefined;
}

/** Whether a string outside of what is shown starts like a label or has words beside each other, and is no classes. */
function looksSaid(text: string): boolean {
  if (weekdays.some((day) => day === text) || /^(Arrow\p{L}+|Enter|Escape|<svg .*)$/u.test(text))
    return false;
  if (/[a-z][-:][a-z0-9[]/.test(text) && !/\p{Lu}/u.test(text)) return false;
  return /^\p{Lu}\p{Ll}|\p{L} \p{L}|\s\p{L}+(\s|$)/u.test(text);
}

/** The parts of a node that may hold words. */
function placesIn(node: Node, isShown: boolean, code: string): Place[] {
  const source = (part: unknown) => (isNode(part) ? code.slice(part.start, part.end) : "");
  const all = (isShown: boolean, ...parts: unknown[]) =>
    parts.flat().map((part) => ({ node: part, isShown }));
  switch (node.type) {
    case "JSXElement":
      // What `<code>` shows is a name, such as a file's.
      if (source(node.openingElement).startsWith("<code")) return [];
      return [...all(false, node.openingElement), ...all(true, node.children)];
    case "JSXFragment":
      return all(true, node.children);
    case "JSXAttribute": {
      const name = source(node.name);
      return quietAttributes.test(name) ? [] : all(saidAttributes.test(name), node.value);
    }
    case "JSXExpressionContainer":
      return all(isShown, node.expression);
    case "ConditionalExpression":
      return [...all(false, node.test), ...all(isShown, node.consequent, node.alternate)];
    case "LogicalExpression":
      return [...all(false, node.left), ...all(isShown, node.right)];
    case "TemplateLiteral":
      return [...all(isShown, node.quasis), ...all(false, node.expressions)];
    case "BinaryExpression":
      return /^(===|!==|in)$/.test(String(node.operator)) ? [] : all(false, node.left, node.right);
    case "CallExpression":
    case "NewExpression":
      return quietCalls.test(source(node.callee))
        ? all(false, node.callee)
        : all(false, node.callee, node.arguments);
    case "Property":
      return all(false, node.value);
    case "ImportDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSTypeAnnotation":
    case "TSTypeParameterInstantiation":
      return [];
    default:
      return all(false, ...Object.values(node));
  }
}

it("finds the words in code", () => {
  const code = `
    const isOld = state === "Very old", shape = "flex gap-2", later = isOld ? "Not now" : \`In \${days} days\`;
    const row = <li className="Big one" title="a" name="Any state"><code>npm</code> {isOld && "old"} {format(day, "short")}</li>;`;
  expect(wordsIn("desk/row.tsx", code)).toEqual([
    "desk/row.tsx:2: Not now",
    "desk/row.tsx:2: In",
    "desk/row.tsx:2: days",
    "desk/row.tsx:3: a",
    "desk/row.tsx:3: Any state",
    "desk/row.tsx:3: old",
  ]);
});

it("the desk has its words from content/en/desk", () => {
  const files = sourceFiles().filter((file) => /^(desk|ui\/desk)\/.*(?<!\.test)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => wordsIn(file))).toEqual([]);
});
