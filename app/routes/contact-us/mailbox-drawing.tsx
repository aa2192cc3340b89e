import { Drawing, drawingLabel, SlopeSymbol } from "#app/sections/drawing/drawing.tsx";
import { drawing } from "#content/en/contact-us.ts";

/**
 * A mailbox in elevation, under a roof of 6 in 12 (26.565°), with a letter on its way. Decorative.
 * It rests on the line below it.
 */
export function MailboxDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={320} height={270} className={className}>
      <path d="M205 200H223V270H205Z" className="fill-limestone-200" />
      <path d="M205 216 178 200M223 216 250 200" strokeWidth="5" className="stroke-limestone-200" />
      <path d="M205 219 174 200M205 212 185 200M223 219 254 200M223 212 243 200" />
      <path d="M152 110 214 79 276 110V200H152Z" className="fill-limestone-100" />
      <path
        d="M152 128H276M152 146H276M152 164H276M152 182H276M170 110H258M190 92H238"
        opacity="0.22"
      />
      <path d="M178 190V142a36 36 0 0 1 72 0V190Z" className="fill-limestone-50" />
      <path d="M188 150H240" strokeWidth="5" className="stroke-slate-700" />
      <circle cx="214" cy="172" r="4" className="fill-copper-600" stroke="none" />
      <path d="M214 68 138 106V115L214 77 290 115V106Z" className="fill-slate-700" />
      <path d="M276 178H284V84H312V104H291V178" className="fill-copper-600" stroke="none" />
      <circle cx="284" cy="174" r="5" className="fill-limestone-50" />
      <Letter />
      <SlopeSymbol x={114} y={72} run={60} />
    </Drawing>
  );
}

/** An envelope flying toward the slot. */
function Letter() {
  return (
    <>
      <path d="M76 176C104 128 140 126 184 149" strokeDasharray="6 5" />
      <path d="M176 140 185 150 172 151" strokeWidth="1.75" />
      <g transform="translate(50 202) rotate(-14)">
        <path d="M-42-27H42V27H-42Z" className="fill-white" />
        <path d="M-42-27 0 6 42-27M-42 27-12-3M42 27 12-3" />
      </g>
      <text x="4" y="262" stroke="none" className={drawingLabel}>
        {drawing.letter}
      </text>
    </>
  );
}
