import { useFacts } from "#app/facts/use-facts.ts";
import type { ServedCounty } from "#domain/service-area/county.ts";
import type { CountyShape } from "#domain/service-area/service-map.ts";
import { coverageLooks } from "./coverage-looks.ts";
import { useServiceMap } from "./use-service-map.ts";

/** Offset of a name's middle from the county's centroid, in map units, to where it is widest; other counties need none. */
const shifts: Record<string, readonly [x: number, y: number]> = {
  fairfax: [20, 34],
  loudoun: [-3, 24],
  frederick: [6, -22],
  "prince-william": [21, 26],
  clarke: [8, -4],
  page: [8, -22],
  fauquier: [-22, -64],
  stafford: [-7, -12],
  spotsylvania: [15, -17],
  culpeper: [-12, -8],
  rappahannock: [1, -5],
  warren: [12, -32],
  shenandoah: [4, -10],
};

/** Too small for its name, which is drawn beside it; on small screens, where names are larger, above it. */
const besideIts = "arlington";

/** On small screens, in two lines. */
const broken: Record<string, string> = { rappahannock: "Rappa- hannock" };

/**
 * The names, drawn after all shapes so that no neighbor covers them. Hidden from screen readers, because every shape is a
 * link with its name.
 */
export function CountyNames() {
  const { counties } = useFacts();
  const map = useServiceMap();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this group of letters takes the focus
    <g
      aria-hidden="true"
      className="pointer-events-none text-[25px] font-semibold md:text-[17px]"
      textAnchor="middle"
    >
      {counties.map(({ id, name, type }) => {
        const shape = map.counties.find((one) => one.id === id);
        if (!shape) return null;
        const { center, widest } = shape;
        if (widest) return <NameWithin key={id} name={name} type={type} widest={widest} />;
        const [right, down] = shifts[id] ?? [0, 0];
        const isBeside = id === besideIts;
        const look = isBeside ? "fill-slate-900" : coverageLooks[type].name;
        const [x, y] = isBeside
          ? [map.width + 38, center[1]]
          : [center[0] + right, center[1] + down];
        const onPhones = isBeside ? name : broken[id];
        return (
          <g
            key={id}
            className={`${look} forced-colors:stroke-[Canvas] forced-colors:[paint-order:stroke] ${type === "primary" && !isBeside ? "" : "forced-colors:stroke-6"}`}
          >
            {onPhones && (
              <Name at={isBeside ? [x - 28, y - 52] : [x, y]} className="md:hidden">
                {onPhones}
              </Name>
            )}
            <Name at={[x, y]} className={onPhones && "hidden md:inline"}>
              {name}
            </Name>
          </g>
        );
      })}
    </g>
  );
}

/** The mean width of a letter, in units of the map: the letters are larger on phones. */
const letter = { small: 14.5, large: 9.8 };

/** The name of a county that an owner has chosen, where the county has room for it. The list beside the map has all. */
function NameWithin({
  name,
  type,
  widest: { at, width },
}: Pick<ServedCounty, "name" | "type"> & { widest: NonNullable<CountyShape["widest"]> }) {
  const longest = Math.max(...name.split(" ").map(({ length }) => length));
  if (longest * letter.large > width) return null;
  return (
    <g
      className={`${coverageLooks[type].name} forced-colors:stroke-[Canvas] forced-colors:[paint-order:stroke] ${type === "primary" ? "" : "forced-colors:stroke-6"}`}
    >
      <Name at={at} className={longest * letter.small > width ? "hidden md:inline" : undefined}>
        {name}
      </Name>
    </g>
  );
}

/** A name around a point, a line for each word. */
function Name(props: {
  at: readonly [x: number, y: number];
  className?: string | undefined;
  children: string;
}) {
  const [x, y] = props.at;
  const words = props.children.split(" ");
  return (
    <text y={y} className={props.className}>
      {words.map((word, line) => (
        <tspan key={word} x={x} dy={line > 0 ? "1.1em" : words.length > 1 ? "-0.2em" : "0.35em"}>
          {word}
        </tspan>
      ))}
    </text>
  );
}
