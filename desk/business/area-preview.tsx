import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { countiesField as words } from "#content/en/desk/business.ts";
import { failureText } from "#desk/failure-text.ts";
import type { ChosenCounty, CountyType } from "#domain/service-area/county.ts";
import { areaQuery } from "./counties-queries.ts";

const fills: Record<CountyType, string> = {
  primary: "fill-good",
  secondary: "fill-good/50",
  extended: "fill-good/20",
};

/** The map as pages will show it, in fewer colors, and how many ZIP codes follow from it. */
export function AreaPreview({ counties }: { counties: readonly ChosenCounty[] }) {
  const { data, error } = useQuery({
    ...areaQuery(counties),
    placeholderData: keepPreviousData,
  });
  if (counties.length === 0) return <p className="text-small text-soft">{words.none}</p>;
  if (error) return <p className="text-small text-late">{failureText(error)}</p>;
  if (!data) return null;
  const { map, zipCodes } = data;
  const typeOf = new Map(counties.map(({ id, type }) => [id, type]));
  return (
    <div className="max-w-md">
      <p role="status" className="pb-2 text-small text-soft">
        {words.follow(zipCodes)}
      </p>
      <svg
        viewBox={`0 0 ${map.width} ${map.height}`}
        role="img"
        aria-label={words.map}
        className="h-auto max-h-96 w-full"
      >
        {map.counties.map(({ id, path }) => (
          <path
            key={id}
            d={path}
            className={`stroke-panel stroke-2 ${fills[typeOf.get(id) ?? "extended"]}`}
          />
        ))}
        {map.cities.map((path) => (
          <path key={path} d={path} className="fill-line stroke-panel" />
        ))}
        <path d={map.outline} className="fill-none stroke-ink stroke-2" />
        <circle
          cx={map.office[0]}
          cy={map.office[1]}
          r="9"
          className="fill-action stroke-panel stroke-3"
        />
      </svg>
    </div>
  );
}
