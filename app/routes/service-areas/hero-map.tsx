import { useFacts } from "#app/facts/use-facts.ts";
import { OfficeMark } from "#app/sections/service-map/office-mark.tsx";
import { useServiceMap } from "#app/sections/service-map/use-service-map.ts";
import { onlyType } from "#content/en/counties-in-words.ts";
import { hoursIn } from "#content/en/service-areas.ts";
import { countyTypes } from "#domain/business/response-times.ts";
import type { CountyType } from "#domain/service-area/county.ts";

const fills: Record<CountyType, string> = {
  primary: "fill-patina-700",
  secondary: "fill-patina-700/45",
  extended: "fill-slate-800",
};

/** Width of the hours, in units of the map. */
const roomForHours = 70;

/** A map that is wider than high stays beside the text. */
const wide = "lg:h-auto lg:w-[48%]";
const high = "lg:h-[86svh] lg:w-auto lg:max-w-1/2";

/**
 * The counties in their three shades, with the hours until we arrive. Decorative: the page says it
 * in text.
 */
export function HeroMap() {
  const f = useFacts();
  const { responseHours } = f.responseTimes;
  const map = useServiceMap();
  const { width, height, outline, office } = map;
  const typeOf = new Map(f.counties.map(({ id, type }) => [id, type]));
  const size = width > 1.2 * height ? wide : high;
  if (map.counties.length === 0) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={`absolute top-header left-1/2 -z-10 h-[calc(var(--map)-2svh)] w-auto max-w-none -translate-x-1/2 print:hidden forced-colors:hidden md:right-[max(var(--spacing-gutter),(100%-76rem)/2)] md:left-auto md:h-auto md:w-[min(66%,calc(100svh-var(--spacing-header)-18rem))] md:translate-x-0 lg:top-1/2 lg:-translate-y-1/2 ${size}`}
    >
      {map.counties.map(({ id, path }) => (
        <path
          key={id}
          d={path}
          strokeLinejoin="round"
          className={`stroke-slate-500 ${fills[typeOf.get(id) ?? "extended"]}`}
        />
      ))}
      <path d={outline} className="fill-none stroke-copper-400 stroke-2" strokeLinejoin="round" />
      {/* In the middle of one county of each area. */}
      {countyTypes.map((type) => {
        const [x, y] = placeOfHours(type) ?? [];
        if (x === undefined || y === undefined) return null;
        return (
          <text
            key={type}
            x={x}
            y={y + 16}
            textAnchor="middle"
            className="fill-limestone-50 font-heading text-[44px] font-extrabold tabular-nums"
          >
            {responseHours[type]}
            <tspan className="text-[20px] font-semibold" dx="4">
              h
            </tspan>
          </text>
        );
      })}
      <OfficeMark at={office} />
    </svg>
  );

  /** Undefined where no county of the type has room for them. */
  function placeOfHours(type: CountyType): readonly [x: number, y: number] | undefined {
    // Hours that hold in every county would read as those of the one in which they stand.
    if (onlyType(f) && f.counties.length > 1) return undefined;
    const shown = hoursIn(f);
    if (shown) return map.counties.find(({ id }) => id === shown[type])?.center;
    const spots = map.counties.flatMap(({ id, widest }) =>
      widest && widest.width >= roomForHours && typeOf.get(id) === type ? widest : [],
    );
    return spots.sort((one, other) => other.width - one.width)[0]?.at;
  }
}
