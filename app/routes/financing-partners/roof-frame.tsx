import { type LenderPlace, lenderPlaces } from "#domain/financing/financing.ts";

/**
 * A roof frame in section, 1216 units wide, standing on its lower edge; the parts that `lit` lenders' logos show are
 * copper. With `names`, each part has its lender's. Decorative.
 */
export function RoofFrame(props: {
  lit: readonly LenderPlace[];
  names?: Readonly<Record<LenderPlace, string>>;
  className?: string;
}) {
  const { lit, names, className = "" } = props;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1216 334"
      fill="none"
      strokeWidth="2"
      className={`block w-full overflow-visible stroke-slate-700 print:hidden ${className}`}
    >
      <path d="M52 314H1164L1204 334H12Z" className="fill-limestone-50" />
      {lenderPlaces.toReversed().map((place) => (
        <g key={place} className={lit.includes(place) ? shown : "fill-limestone-50"}>
          {parts[place]}
        </g>
      ))}
      <path
        d="M608 16-28 334H12L608 36ZM608 16 1244 334H1204L608 36Z"
        className="fill-limestone-50"
      />
      {names && (
        <g className="max-lg:hidden">
          <path d="M598 232H572M700 188V210H716M136 266 164 286H178" className="stroke-slate-900" />
          <g stroke="none" className="fill-slate-900 font-text text-[19px] font-semibold">
            <text x="562" y="238" textAnchor="end">
              {names.first}
            </text>
            <text x="188" y="294">
              {names.second}
            </text>
            <text x="726" y="217">
              {names.third}
            </text>
          </g>
        </g>
      )}
    </svg>
  );
}

const shown = "fill-copper-600 stroke-copper-700 forced-colors:fill-[Highlight]";

/** Where purlins lie on the left rafter; the right one has as many. */
const purlins = [128, 248, 368, 488];

/** What each lender is named after: the king post, the purlins, the collar tie. */
const parts = {
  first: <path d="M598 36H618V314H598Z" />,
  second: purlins.map((x) => (
    <g key={x}>
      <path
        d="M-13-22H13V0H-13Z"
        transform={`translate(${x} ${334 - (x + 28) / 2}) rotate(-26.565)`}
      />
      <path
        d="M-13-22H13V0H-13Z"
        transform={`translate(${1216 - x} ${334 - (x + 28) / 2}) rotate(26.565)`}
      />
    </g>
  )),
  third: <path d="M340 170H876L912 188H304Z" />,
};
