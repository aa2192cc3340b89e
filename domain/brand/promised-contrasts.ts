/** What the pages write, draw or outline in which color on which, and how well it has to be read at least (WCAG 2.2 AA). */
export type PromisedContrast = { text: string; ground: string; least: number };

const text = 4.5;
/** Of what is drawn, and of the outlines of controls. */
const drawn = 3;

const light = ["white", "limestone-50", "limestone-100"];
const tints = ["copper-100", "patina-100", "amber-100", "orange-100", "red-100"];
const dark = ["slate-950", "slate-900"];

/**
 * What `content/colors.css` promises, whatever an owner has chosen. Its own colors keep it, too: a contractor who changes the
 * file is told by a test.
 */
export const promisedContrasts: readonly PromisedContrast[] = [
  ...pairs(
    ["slate-950", "slate-900", "slate-800", "slate-700"],
    [...light, "limestone-200", ...tints],
  ),
  ...pairs(["slate-500"], [...light, "copper-100", "patina-100"]),
  ...pairs(["copper-800", "copper-700"], [...light, "limestone-200", "copper-100"]),
  ...pairs(["copper-600"], light),
  ...pairs(["patina-700"], [...light, "limestone-200", "patina-100"]),
  ...pairs(["patina-500"], [...light, "patina-100"]),

  ...pairs(["white", "limestone-50", "limestone-200"], [...dark, "slate-800", "slate-700"]),
  ...pairs(["slate-300"], [...dark, "slate-800"]),
  ...pairs(["copper-400", "copper-300", "patina-400"], dark),
  ...pairs(["copper-400", "copper-300"], ["slate-800"], drawn),
  ...pairs(["amber-400", "orange-400", "red-400"], dark),

  // On what is colored.
  ...pairs(
    ["white", "limestone-50"],
    ["copper-800", "copper-700", "copper-600", "patina-700", "patina-500"],
  ),
  ...pairs(["slate-950"], ["copper-400", "copper-300", "patina-400", "orange-400", "amber-400"]),
];

function pairs(texts: string[], grounds: string[], least = text): PromisedContrast[] {
  return texts.flatMap((one) => grounds.map((ground) => ({ text: one, ground, least })));
}
