import { Drawing } from "#app/sections/drawing/drawing.tsx";
import type { guides } from "#content/en/customer-resources.ts";

type Subject = (typeof guides.cards)[number]["id"];

/** The topic of each guide, all drawn at the same small size. Decorative. */
export function GuideDrawing({ subject }: { subject: Subject }) {
  return (
    <Drawing width={240} height={140} className="w-full">
      {drawings[subject]}
    </Drawing>
  );
}

/**
 * Twelve months, some of them with work; a gutter under its eave; a torn course; a drip and its
 * bucket.
 */
const drawings = {
  seasonal: (
    <>
      <path d="M20 126 120 76 220 126" strokeWidth="3" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((month) => (
        <path
          key={month}
          d={`M${20 + month * 17} 22h13v30h-13Z`}
          className={[2, 6, 9].includes(month) ? "fill-copper-600" : "fill-limestone-100"}
        />
      ))}
      <path d="M120 76V58" className="stroke-copper-600" strokeWidth="2" />
    </>
  ),
  gutters: (
    <>
      <path d="M90 80 230 10V34L104 97Z" className="fill-slate-700" />
      <path
        d="M46 84V104C46 118 94 118 94 104V84"
        className="fill-limestone-100"
        strokeWidth="2.5"
      />
      <path
        d="M52 94q8-12 14 0q6-12 12 0q5-9 10 0"
        className="stroke-copper-600"
        strokeWidth="2.5"
      />
      <path d="M62 115V136M78 115V136" />
      <path
        d="M150 136 128 60M172 136 150 49M133 80 155 72M139 98 161 91M145 117 166 110"
        strokeWidth="2"
      />
    </>
  ),
  damage: (
    <>
      <path d="M14 20H226V126H14Z" className="fill-slate-700" />
      <path
        d="M14 46H226M14 73H226M14 100H226M60 20V46M110 20V46M160 20V46M206 20V46M36 46V73M86 46V73M136 46V73M184 46V73M60 73V100M110 73V100M160 73V100M206 73V100M36 100V126M86 100V126M136 100V126M184 100V126"
        className="stroke-limestone-50"
      />
      <path
        d="M110 73 118 68 132 75 160 71V100H110Z"
        className="fill-limestone-200 stroke-copper-600"
        strokeWidth="2"
      />
      <path
        d="M135 88m-32 0a32 32 0 1 0 64 0a32 32 0 1 0-64 0M158 111 184 134"
        className="stroke-copper-600"
        strokeWidth="4"
      />
    </>
  ),
  emergency: (
    <>
      <path d="M10 12H230V26H10Z" className="fill-limestone-200" />
      <path d="M86 26q34 16 68 0Z" className="fill-copper-400 stroke-copper-600" />
      <path
        d="M120 44q-7 11 0 14q7-3 0-14M120 70q-7 11 0 14q7-3 0-14"
        className="fill-patina-500 stroke-patina-500"
      />
      <path d="M88 96H152L144 134H96Z" className="fill-limestone-100" strokeWidth="2.5" />
      <path d="M92 108H148" className="stroke-patina-500" strokeWidth="2.5" />
      <path d="M88 96q32-34 64 0" />
    </>
  ),
} satisfies Record<Subject, object>;
