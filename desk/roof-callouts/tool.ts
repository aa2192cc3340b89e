import type { Callout, CalloutKind, Point } from "#domain/roof-photo/callout.ts";

/** What a press on the picture does: chooses what is drawn there, or draws. */
export type Tool = "select" | CalloutKind;

export const tools = ["select", "arrow", "circle", "line", "text"] as const satisfies Tool[];

/** The key of each tool. */
export const toolKeys: Record<Tool, string> = {
  select: "v",
  arrow: "a",
  circle: "c",
  line: "l",
  text: "t",
};

/** The tool of a key, capital or not; undefined: it is none's. */
export function toolOf(key: string): Tool | undefined {
  return tools.find((tool) => toolKeys[tool] === key.toLowerCase());
}

/** What a tool draws from one point to another; null: it takes no two points. */
export function drawnBy(tool: Tool, from: Point, to: Point): Callout | null {
  if (tool === "select" || tool === "text") return null;
  return tool === "line" ? { kind: tool, from, to, inches: null } : { kind: tool, from, to };
}

/** How far an arrow key goes, in fractions of the picture; undefined: it is none. */
export function stepOf(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { width, height }: { width: number; height: number },
): Point | undefined {
  const [across = 0, down = 0] = directions[key] ?? [];
  if (across === 0 && down === 0) return undefined;
  // As many pixels in each direction.
  const far = (shiftKey ? farther : near) * Math.max(width, height);
  return { x: (across * far) / width, y: (down * far) / height };
}

/** Of the longer side. */
const [near, farther] = [0.01, 0.08];

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
