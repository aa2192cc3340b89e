import { useOwnArea } from "#app/facts/use-own-area.ts";
import { OfficeMark } from "#app/sections/service-map/office-mark.tsx";
import { useServiceMap } from "#app/sections/service-map/use-service-map.ts";
import { rings as words } from "#content/en/locations.ts";
import { mile as builtMile } from "#generated/map-scale.ts";

const distances = [10, 25, 50, 75];

/** Where a ring's label is: on a line from the office that falls at the roof's pitch to the left. */
const along = { x: -0.894, y: 0.447 };

/** The counties, and rings around the office, which end below the text above them. Decorative: the page says how far we drive. */
export function RingMap() {
  const { width, height, outline, office, counties, cities } = useServiceMap();
  const mile = useOwnArea()?.mile ?? builtMile;
  const [x, y] = office;
  if (counties.length === 0) return null;
  return (
    <div className="max-lg:-mx-4 lg:absolute lg:top-header lg:right-0 lg:bottom-0 lg:-z-10 lg:w-[56%] print:hidden">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width + 60} ${height}`}
        className="h-auto w-full overflow-hidden lg:h-full lg:overflow-visible"
      >
        {counties.map(({ id, path }) => (
          <path
            key={id}
            d={path}
            strokeLinejoin="round"
            className="fill-limestone-50 stroke-limestone-400"
          />
        ))}
        {cities.map((path) => (
          <path key={path} d={path} className="fill-limestone-200 stroke-limestone-400" />
        ))}
        <path d={outline} className="fill-none stroke-slate-700 stroke-2" strokeLinejoin="round" />
        {distances.map((miles) => (
          <circle
            key={miles}
            cx={x}
            cy={y}
            r={miles * mile}
            strokeDasharray="7 6"
            className="fill-none stroke-copper-600 stroke-2"
          />
        ))}
        {distances.map((miles) => (
          <text
            key={miles}
            x={x + along.x * miles * mile}
            y={y + along.y * miles * mile + 7}
            textAnchor="middle"
            className="fill-copper-700 stroke-limestone-50 stroke-8 text-[30px] md:text-[20px] font-bold tabular-nums [paint-order:stroke]"
          >
            {words.miles(miles)}
          </text>
        ))}
        <OfficeMark at={office} />
      </svg>
      <p className="px-4 text-small text-slate-700 lg:absolute lg:right-gutter lg:bottom-4 lg:px-0">
        {words.caption}
      </p>
    </div>
  );
}
