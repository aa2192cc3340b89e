import { Callout, Drawing } from "#app/sections/drawing/drawing.tsx";
import { flatRoof } from "#content/en/home.ts";

/**
 * A section through a low-slope roof at its parapet: deck, insulation, cover board, and the
 * membrane that turns up the wall under the coping. The counterpart of `EaveDrawing`. Decorative.
 */
export function FlatRoofDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={420} height={270} className={className}>
      <path d="M28 60H76V262H28Z" className="fill-limestone-100" />
      <path d="M28 110 76 62M28 158 76 110M28 206 76 158M28 254 76 206" opacity="0.22" />
      <path d="M76 222H414V230H76Z" className="fill-slate-500" />
      <path d="M96 230V244H120V230M160 230V244H184V230M224 230V244H248V230M288 230V244H312V230M352 230V244H376V230" />
      <path d="M76 168H414V222H76Z" className="fill-limestone-200" />
      <path
        d="M76 195H414M130 168V195M230 168V195M330 168V195M180 195V222M280 195V222M380 195V222"
        opacity="0.5"
      />
      <path d="M76 156H414V168H76Z" className="fill-limestone-100" />
      <path d="M76 156 96 156 76 136Z" className="fill-limestone-200" />
      <path
        d="M414 152H98L73 127V62"
        className="stroke-copper-600"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M18 74V52H86V68" strokeWidth="3" />
      <g opacity="0.75">
        <path d="M124 48H104L84 54M232 112H212L196 150M320 112H312L304 186" />
      </g>
      <Callout at={[84, 54]} text={[130, 54]}>
        {flatRoof.coping}
      </Callout>
      <Callout at={[196, 150]} text={[150, 98]}>
        {flatRoof.membrane}
      </Callout>
      <Callout at={[304, 186]} text={[292, 98]}>
        {flatRoof.insulation}
      </Callout>
    </Drawing>
  );
}
