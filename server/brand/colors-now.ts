import {
  type BrandColors,
  changedTones,
  type Tones,
  toneStyle,
  toneTable,
} from "#domain/brand/color-tones.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import * as constants from "#generated/colors.ts";

/** All colors of `content/colors.css`, by name: `copper-700`. */
export const builtTones: Tones = toneTable(constants);

/** The tones that an owner chose the colors of, by those colors: they hold for many pages. */
const kept = new WeakMap<BrandColors, Tones>();

/** Tones in place of those that the site was built with; none while nobody has chosen a color. */
export function tonesNow(facts: BusinessProfile["facts"]): Tones {
  if (!facts) return {};
  const { colors } = facts;
  const known = kept.get(colors);
  if (known) return known;
  const tones = changedTones(colors, builtTones);
  kept.set(colors, tones);
  return tones;
}

/** The color of that name now, as `#rrggbb`. @throws when there is none. */
export function colorNow({ facts }: Pick<BusinessProfile, "facts">, name: string): string {
  const hex = tonesNow(facts)[name] ?? builtTones[name];
  if (!hex) throw new Error(`There is no color ${name}`);
  return hex;
}

/** What a page's style has to say beside its own, and the color of the browser's own bar. */
export function pageColors(facts: BusinessProfile["facts"]): { style: string; bar: string } {
  const tones = tonesNow(facts);
  return { style: toneStyle(tones), bar: tones["slate-900"] ?? constants.slate900 };
}
