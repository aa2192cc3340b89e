/** Half the height of a line of letters, in units of the map. */
const halfLine = 9;
/** Distance between the heights that are looked at. */
const step = 3;
/** How much wider a spot has to be for each unit that it lies farther from the middle. */
const pull = 0.3;

type Point = readonly [x: number, y: number];

/** What the mark of the office covers, with some air: to either side of its point, above and below. */
const mark = { side: 20, above: 24, below: 6 };

/**
 * Where a line of letters has most room within a shape, not far from its middle, and how much.
 * @param path Path data of straight lines: `M1,2L3,4L5,6Z`, once for each ring.
 * @param office Where the mark of the office stands, which no letter may cover.
 */
export function widestSpot(
  path: string,
  center: Point,
  office?: Point,
): { at: [x: number, y: number]; width: number } {
  const rings = path
    .split("Z")
    .map((ring) =>
      [...ring.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]),
    );
  const heights = rings.flat().map(([, y]) => y);
  let best = { at: [center[0], center[1]] as [number, number], width: 0, worth: -Infinity };
  for (let y = Math.min(...heights) + halfLine; y < Math.max(...heights); y += step) {
    for (const [from, to] of roomAt(rings, y).flatMap((room) => besideMark(room, y, office))) {
      const width = to - from;
      const worth =
        width - pull * (Math.abs(y - center[1]) + Math.abs((from + to) / 2 - center[0]));
      if (worth > best.worth) {
        best = {
          at: [Math.round((from + to) / 2), Math.round(y)],
          width: Math.round(width),
          worth,
        };
      }
    }
  }
  return { at: best.at, width: best.width };
}

/** Where the shape is as wide at the top and at the foot of a line as at its middle. */
function roomAt(rings: readonly (readonly Point[])[], y: number): [from: number, to: number][] {
  const [top = [], middle = [], foot = []] = [y - halfLine, y, y + halfLine].map((height) =>
    insideAt(rings, height),
  );
  return middle.flatMap((run) =>
    top.flatMap((above) =>
      foot.flatMap((below): [number, number][] => {
        const from = Math.max(run[0], above[0], below[0]);
        const to = Math.min(run[1], above[1], below[1]);
        return to > from ? [[from, to]] : [];
      }),
    ),
  );
}

/** What the mark of the office leaves of the room for a line. */
function besideMark(
  [from, to]: [number, number],
  y: number,
  office: Point | undefined,
): [from: number, to: number][] {
  if (!office) return [[from, to]];
  const [x, foot] = office;
  const isClear = y + halfLine < foot - mark.above || y - halfLine > foot + mark.below;
  if (isClear) return [[from, to]];
  const parts: [number, number][] = [
    [from, Math.min(to, x - mark.side)],
    [Math.max(from, x + mark.side), to],
  ];
  return parts.filter(([start, end]) => end > start);
}

/** The parts of a horizontal line that lie within the rings. */
function insideAt(rings: readonly (readonly Point[])[], y: number): [from: number, to: number][] {
  const crossings = rings
    .flatMap((ring) =>
      ring.flatMap(([x, height], at) => {
        const [nextX, nextHeight] = ring[(at + 1) % ring.length] ?? [x, height];
        if (height <= y === nextHeight <= y) return [];
        return [x + ((y - height) / (nextHeight - height)) * (nextX - x)];
      }),
    )
    .sort((one, other) => one - other);
  return crossings.flatMap((from, at): [number, number][] => {
    const to = crossings[at + 1];
    return at % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}
