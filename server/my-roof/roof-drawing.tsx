import { drawing as words } from "#content/en/my-roof/report.ts";

/** A finding in the drawing: its number, the part that it is about, and that in words. */
export type DrawnFinding = { number: number; part: string | null; place: string };

/** Where each part is, by the middle of its number. */
const places: Readonly<Record<string, readonly [number, number]>> = {
  slope: [236, 190],
  ridge: [300, 84],
  valley: [452, 226],
  eave: [360, 312],
  rake: [92, 226],
  flashing: [172, 146],
  chimney: [172, 62],
  skylight: [330, 176],
  vent: [398, 118],
  gutter: [250, 318],
  decking: [136, 262],
  attic: [560, 214],
  ceiling: [280, 386],
  siding: [124, 412],
  house: [200, 438],
};

/** Units between two numbers of one part, and the radius of a number. */
const step = 42;
const radius = 19;

/**
 * A house from the front with a gable wing, in which findings are numbered where their parts are. Undefined when none of them is
 * about a part that it has.
 */
export function RoofDrawing({ findings }: { findings: readonly DrawnFinding[] }) {
  const drawn = findings.flatMap((finding) => {
    const at = finding.part === null ? undefined : places[finding.part];
    return at ? [{ ...finding, at }] : [];
  });
  if (drawn.length === 0) return null;
  const taken = new Map<string, number>();
  const label = words.label(drawn.map(({ number, place }) => `${number}, ${place}`).join("; "));
  return (
    <svg
      className="drawing"
      viewBox="0 0 720 480"
      role="img"
      aria-label={label}
      fill="none"
      stroke="var(--slate-700)"
      strokeWidth={1.25}
      strokeLinejoin="round"
    >
      <path d="M96 306V456H624V306" fill="var(--limestone-50)" />
      <path d="M96 340H464M96 374H464M96 408H464M96 440H464" opacity={0.25} />
      <path d="M30 456H690" strokeWidth={2.5} />
      <path d="M150 350H214V430H150ZM182 350V430M150 390H214" fill="var(--limestone-200)" />
      <path d="M236 356H326V456H236Z" fill="var(--limestone-100)" strokeDasharray="7 5" />
      <path d="M236 356H326" strokeWidth={3} />
      <path d="M360 350H424V430H360ZM392 350V430M360 390H424" fill="var(--limestone-200)" />
      <path d="M128 92H520L580 300H72Z" fill="var(--limestone-200)" strokeWidth={2} />
      <path
        d="M121 116H527M114 140H534M108 164H541M101 188H548M95 212H555M88 236H562M81 260H569M75 284H576"
        opacity={0.35}
      />
      <path d="M122 86H526V96H122Z" fill="var(--slate-700)" stroke="none" />
      <path d="M98 250H150L142 276H90Z" fill="var(--copper-100)" />
      <path d="M112 250 106 276M126 250 120 276" stroke="var(--copper-400)" />
      <path d="M66 300H586V310H66Z" fill="var(--limestone-50)" strokeWidth={2} />
      <path d="M146 40H198V140H146Z" fill="var(--limestone-50)" strokeWidth={2} />
      <path d="M138 30H206V42H138Z" fill="var(--slate-500)" />
      <path d="M146 64H198M146 88H198M146 112H198" opacity={0.4} />
      <path
        d="M138 148V132H146M206 148V132H198M138 148H206"
        stroke="var(--copper-600)"
        strokeWidth={3.5}
      />
      <path d="M304 150H356L362 202H298Z" fill="var(--patina-100)" strokeWidth={2} />
      <path d="M330 150V202" opacity={0.4} />
      <path d="M392 104H404V150H392Z" fill="var(--limestone-50)" />
      <path d="M382 160 390 148H406L414 160Z" fill="var(--slate-500)" />
      <path d="M464 306V456H656V306L560 150Z" fill="var(--limestone-100)" strokeWidth={2} />
      <path
        d="M444 316 560 128 676 316 660 318 560 154 460 318Z"
        fill="var(--slate-300)"
        strokeWidth={2}
      />
      <path
        d="M556 132 512 240 452 306"
        stroke="var(--copper-600)"
        strokeWidth={3}
        strokeDasharray="8 5"
      />
      <path d="M532 206H588V240H532ZM560 206V240" fill="var(--limestone-200)" />
      <path d="M526 330H594V420H526ZM560 330V420M526 375H594" fill="var(--limestone-200)" />
      <path d="M72 310V456M80 310V456" />
      {drawn.map(({ number, part, at: [x, y] }) => {
        const before = taken.get(part ?? "") ?? 0;
        taken.set(part ?? "", before + 1);
        return <Badge key={number} number={number} x={x + before * step} y={y} />;
      })}
    </svg>
  );
}

function Badge({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <g stroke="none">
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="var(--copper-700)"
        stroke="var(--limestone-50)"
        strokeWidth={2}
      />
      <text x={x} y={y + 7} className="drawn-number" textAnchor="middle">
        {number}
      </text>
    </g>
  );
}
