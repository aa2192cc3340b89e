import { Specimen } from "./specimen.tsx";

const sizes = [
  { name: "text-display", look: "font-heading text-display" },
  { name: "text-title", look: "font-heading text-title" },
  { name: "text-heading", look: "font-heading text-heading" },
  { name: "text-lead", look: "text-lead" },
  { name: "text-body", look: "text-body" },
  { name: "text-small", look: "text-small" },
];

const materials = [
  {
    name: "Slate",
    swatches: [
      "bg-slate-950",
      "bg-slate-900",
      "bg-slate-800",
      "bg-slate-700",
      "bg-slate-500",
      "bg-slate-300",
    ],
  },
  {
    name: "Limestone",
    swatches: [
      "bg-limestone-50",
      "bg-limestone-100",
      "bg-limestone-200",
      "bg-limestone-400",
      "bg-limestone-500",
    ],
  },
  {
    name: "Copper",
    swatches: ["bg-copper-800", "bg-copper-700", "bg-copper-600", "bg-copper-400", "bg-copper-100"],
  },
  {
    name: "Patina",
    swatches: ["bg-patina-700", "bg-patina-500", "bg-patina-400", "bg-patina-100"],
  },
  {
    name: "Signals",
    swatches: [
      "bg-amber-700",
      "bg-amber-400",
      "bg-amber-100",
      "bg-orange-700",
      "bg-orange-400",
      "bg-orange-100",
      "bg-red-700",
      "bg-red-400",
      "bg-red-100",
    ],
  },
];

export function TypeScale() {
  return (
    <Specimen title="Type" note="Archivo at width 112 for headings, Instrument Sans for text.">
      <dl className="grid gap-6">
        {sizes.map(({ name, look }) => (
          <div key={name}>
            <dt className="text-small text-slate-500">{name}</dt>
            <dd className={look}>A roof is a system</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-prose">
        An architectural shingle shows 5⅝ inches of its height. What lies under it is what keeps the
        water out: ice and water shield at the eaves, underlayment above, and{" "}
        <a className="link" href="#top">
          a drip edge
        </a>{" "}
        that leads the water into the gutter and not behind it.
      </p>
    </Specimen>
  );
}

export function Materials() {
  return (
    <Specimen title="Materials">
      <div className="grid gap-4">
        {materials.map(({ name, swatches }) => (
          <div key={name} className="grid grid-cols-[6rem_1fr] items-center">
            <p className="text-small">{name}</p>
            <div className="flex h-14 border border-limestone-400">
              {swatches.map((swatch) => (
                <span key={swatch} title={swatch} className={`grow ${swatch}`} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Specimen>
  );
}
