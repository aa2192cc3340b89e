import { Callout, Drawing } from "#app/sections/drawing/drawing.tsx";
import { street } from "#content/en/our-services.ts";

const courses = [128, 144, 160, 176, 192, 208];
const boards = [238, 252, 266, 280, 294, 308, 322];
const panes = [140, 226, 378, 464];

/** A house, its wing and a shop in elevation: a pitched roof, a gutter, siding, a low-slope roof. Decorative. */
export function StreetDrawing({ className }: { className?: string }) {
  return (
    <Drawing width={1200} height={350} className={className}>
      <House />
      <Wing />
      <Shop />
      <path d="M0 340H1200" strokeWidth="3" />
      <g className="max-md:hidden">
        <path d="M330 56 350 152M620 86 566 222M640 132 668 262M960 64 984 150" opacity="0.75" />
        <Callout at={[350, 152]} text={[236, 48]}>
          {street.pitched}
        </Callout>
        <Callout at={[566, 224]} text={[590, 78]}>
          {street.gutter}
        </Callout>
        <Callout at={[670, 264]} text={[612, 124]}>
          {street.siding}
        </Callout>
        <Callout at={[984, 152]} text={[876, 56]}>
          {street.flat}
        </Callout>
      </g>
    </Drawing>
  );
}

function House() {
  return (
    <>
      <path d="M90 222H550V340H90Z" className="fill-limestone-100" />
      <path d="M120 60H156V116H120ZM484 60H520V116H484Z" className="fill-limestone-200" />
      <path d="M114 54H162V64H114ZM478 54H526V64H478Z" className="fill-slate-500" />
      <path d="M84 108H556L572 220H68Z" className="fill-limestone-200" strokeWidth="2" />
      {courses.map((y) => (
        <path key={y} d={`M${84 - (y - 108) / 7} ${y}H${556 + (y - 108) / 7}`} opacity="0.4" />
      ))}
      <path d="M80 102H560V111H80Z" className="fill-slate-700" stroke="none" />
      <path d="M62 220H578V230H62Z" className="fill-copper-600" stroke="none" />
      <path d="M560 230V334L572 340M80 230V334L68 340" strokeWidth="3" />
      {panes.map((x) => (
        <path
          key={x}
          d={`M${x} 250H${x + 44}V308H${x}ZM${x + 22} 250V308M${x} 279H${x + 44}`}
          className="fill-limestone-50"
        />
      ))}
      <path d="M298 262H342V340H298Z" className="fill-slate-700" />
      <path d="M284 258 320 240 356 258Z" className="fill-limestone-50" />
    </>
  );
}

function Wing() {
  return (
    <>
      <path d="M586 260 676 215 766 260V340H586Z" className="fill-limestone-50" />
      {boards.map((y) => (
        <path
          key={y}
          d={y < 260 ? `M${676 - (y - 215) * 2} ${y}H${676 + (y - 215) * 2}` : `M586 ${y}H766`}
          opacity="0.4"
        />
      ))}
      <path d="M566 268 676 213 786 268" strokeWidth="6" strokeLinejoin="miter" />
      <path
        d="M618 286H734V340H618ZM618 304H734M618 322H734M676 286V340"
        className="fill-limestone-200"
      />
    </>
  );
}

function Shop() {
  return (
    <>
      <path d="M860 172H1150V340H860Z" className="fill-limestone-100" />
      <path d="M910 120H966V150H910ZM1040 128H1104V150H1040Z" className="fill-limestone-200" />
      <path
        d="M922 120V150M934 120V150M946 120V150M1056 128V150M1072 128V150M1088 128V150"
        opacity="0.5"
      />
      <path d="M872 158H1138" strokeDasharray="10 5" strokeWidth="2" />
      <path
        d="M852 150H872V160H852ZM1138 150H1158V160H1138Z"
        className="fill-copper-600"
        stroke="none"
      />
      <path d="M860 160V172M1150 160V172" />
      <path d="M852 160H1158V178H852Z" className="fill-limestone-200" />
      <path
        d="M884 236H1126V340H884ZM964 236V340M1046 236V340M884 258H1126"
        className="fill-limestone-50"
      />
      <path d="M872 216H1138L1150 236H860Z" className="fill-slate-700" />
    </>
  );
}
