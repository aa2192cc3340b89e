import type { ReactNode } from "react";
import { brandSample as words } from "#content/en/desk/brand.ts";
import {
  type BrandColors,
  changedTones,
  mainTones,
  type Tones,
} from "#domain/brand/color-tones.ts";
import type { Mark } from "#domain/brand/mark.ts";
import { contrast } from "#domain/brand/oklch.ts";
import { LogoMark } from "#ui/logo.tsx";
import { builtTones } from "./built-tones.ts";

const parts = ["brand", "bar", "second"] as const;

/** Colors and logo as they will be: what of them is on which ground, and how well it can be read. */
export function BrandSample({
  colors,
  mark,
  shortName,
}: {
  colors: BrandColors;
  mark: Mark;
  shortName: string;
}) {
  const tones: Tones = { ...builtTones, ...changedTones(colors, builtTones) };
  const tone = (name: string) => tones[name] as string;
  // A main tone moves no other way (`tonesOf`).
  const madeDarker = parts.filter((part) => colors[part].toLowerCase() !== tone(mainTones[part]));
  return (
    <section className="grid max-w-2xl gap-3 py-3">
      <h3 className="font-semibold">{words.heading}</h3>
      <p className="text-small text-soft">{words.about}</p>
      {madeDarker.length > 0 && (
        <ul role="status" className="grid gap-1 border-l-2 border-action ps-3 text-small">
          {madeDarker.map((part) => (
            <li key={part}>{words.madeDarker[part]}</li>
          ))}
        </ul>
      )}
      <div
        className="overflow-hidden rounded-sm border border-edge"
        style={{ "--color-copper-400": tone("copper-400") } as object}
      >
        <Ground on={tone("slate-900")} ink={tone("limestone-50")}>
          <span className="flex items-center gap-2 font-heading font-bold">
            <LogoMark paths={mark} className="h-7" />
            {shortName}
          </span>
          <Piece on={tone("copper-400")} ink={tone("slate-950")} says={words.button} />
        </Ground>
        <Ground on={tone("limestone-50")} ink={tone("slate-900")}>
          <Piece on={tone("copper-700")} ink={tone("limestone-50")} says={words.button} />
          <span className="underline" style={{ color: tone("copper-700") }}>
            {words.link} <Ratio one={tone("copper-700")} other={tone("limestone-50")} />
          </span>
          <Piece on={tone("patina-700")} ink={tone("limestone-50")} says={words.confirmed} />
        </Ground>
      </div>
      <ul className="grid grid-cols-2 gap-3 text-small sm:grid-cols-4">
        <Preview
          on={tone("slate-900")}
          near={tone("limestone-50")}
          far={tone("copper-400")}
          {...{ mark, says: words.onDark }}
        />
        <Preview
          on={tone("limestone-50")}
          near={tone("slate-900")}
          far={tone("copper-600")}
          {...{ mark, says: words.onLight }}
        />
        <Preview
          on={tone("slate-900")}
          near={tone("limestone-50")}
          far={tone("copper-400")}
          {...{ mark, says: words.icon }}
          isIcon
        />
        <Preview
          on={tone("white")}
          near={tone("slate-950")}
          far={tone("slate-950")}
          {...{ mark, says: words.oneColor }}
        />
      </ul>
    </section>
  );
}

function Ground({ on, ink, children }: { on: string; ink: string; children: ReactNode }) {
  return (
    <div
      className="flex flex-wrap items-center gap-x-5 gap-y-3 p-4"
      style={{ backgroundColor: on, color: ink }}
    >
      {children}
    </div>
  );
}

function Piece({ on, ink, says }: { on: string; ink: string; says: string }) {
  return (
    <span
      className="inline-flex min-h-9 items-center gap-2 rounded-sm px-3 font-semibold"
      style={{ backgroundColor: on, color: ink }}
    >
      {says} <Ratio one={on} other={ink} />
    </span>
  );
}

function Ratio({ one, other }: { one: string; other: string }) {
  // Rounded down, so that none seems to pass that does not.
  return (
    <span className="text-small font-normal tabular-nums">
      {(Math.floor(contrast(one, other) * 10) / 10).toFixed(1)}
    </span>
  );
}

function Preview({
  on,
  near,
  far,
  mark,
  says,
  isIcon = false,
}: {
  on: string;
  near: string;
  far: string;
  mark: Mark;
  says: string;
  isIcon?: boolean;
}) {
  return (
    <li className="grid gap-1">
      <span
        className={`grid place-items-center ${isIcon ? "size-16 rounded-md p-1.5" : "h-16 rounded-sm border border-edge"}`}
        style={{ backgroundColor: on, color: near, "--color-copper-400": far } as object}
      >
        <LogoMark paths={mark} className={isIcon ? "w-full" : "h-8"} />
      </span>
      {says}
    </li>
  );
}
