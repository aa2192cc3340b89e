/**
 * A gable roof in elevation, as a drawing has it: courses, eaves, center line, and the slope symbol
 * with run over rise. Decorative. Its slopes are the 6 in 12 of the whole site.
 */
export function RoofDrawing({ className = "" }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 236"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      className={className}
    >
      {/* Walls and the ground line. */}
      <path d="M72 132V220M384 132V220" />
      <path d="M0 220H480" strokeWidth="2" />
      {/* Courses of siding between the walls. */}
      <path d="M72 148H384M72 166H384M72 184H384M72 202H384" opacity="0.3" />
      {/* Attic vent and windows. */}
      <path d="M210 96H246V124H210ZM210 103H246M210 110H246M210 117H246" opacity="0.65" />
      <path
        d="M112 158H152V206H112ZM132 158V206M112 182H152M304 158H344V206H304ZM324 158V206M304 182H344"
        className="fill-limestone-50"
      />
      {/* Center line. */}
      <path d="M228 14V220" strokeDasharray="14 4 3 4" opacity="0.45" />
      {/* Rafters with plumb cuts; the upper edge is the roof's plane. */}
      <path
        d="M40 132 228 38 416 132V144L228 50 40 144Z"
        className="fill-limestone-50"
        strokeWidth="1.5"
      />
      <path d="M36 132 228 36 420 132" className="stroke-copper-600" strokeWidth="3" />
      {/* The slope symbol: run over rise. */}
      <path d="M300 40H372V76Z" className="stroke-copper-700" strokeWidth="1.25" />
      <text
        x="330"
        y="32"
        textAnchor="middle"
        stroke="none"
        className="fill-slate-700 font-text text-[15px] font-semibold"
      >
        12
      </text>
      <text
        x="384"
        y="63"
        stroke="none"
        className="fill-slate-700 font-text text-[15px] font-semibold"
      >
        6
      </text>
      {/* Dimension line of the run. */}
      <path d="M40 152V234M416 152V234" opacity="0.35" />
    </svg>
  );
}
