import type { LogoMarkId } from "#content/logo-marks.ts";
import type { SvgFault } from "#domain/brand/svg-mark.ts";

/* The words of colors and logo in the business settings, by the component that shows them. */

export const colorField = { pick: (label: string) => `${label}, to pick` };

export const logoNames: Readonly<Record<LogoMarkId, string>> = {
  rooflines: "Two rooflines",
  gables: "Two gables",
  chimney: "Gable and chimney",
  courses: "Three courses",
  hip: "Hip roof",
  house: "House",
  shield: "House in a shield",
};

export const ownLogo = "Your own";

export const logoField = {
  file: "A drawing of your own",
  hint: "An SVG file in one or two colors. Only its shapes are taken: words have to be turned into outlines.",
  taken: (name: string) => `Taken from ${name}. It is set once you save.`,
  unreadable: "This file is no SVG drawing. Ask whoever drew the logo for an SVG file.",
  tooLarge: "This file is larger than 500 KB. Ask for the logo as a plain SVG drawing.",
};

export const logoFaults: Readonly<Record<SvgFault, string>> = {
  "no-drawing": "Nothing is drawn in this file that could be taken as a logo.",
  "text-only":
    "There are only words in this file. Ask for a file in which the letters are turned into outlines.",
  "picture-only":
    "There is only a photo or a scan in this file. Ask for the logo as shapes, not as a picture.",
  "lines-only":
    "There are only lines in this file. Ask for a file in which the lines are turned into outlines.",
  "many-colors": "This drawing has more than two colors. Ask for the logo in one color, or in two.",
  "too-detailed":
    "This drawing has too many details to be read as a small mark. Ask for a plainer one.",
};

export const brandSample = {
  heading: "How it looks",
  about:
    "As it will be once it is saved. The figures say how well it can be read; 4.5 is the least.",
  button: "A button",
  link: "A link",
  confirmed: "You are scheduled",
  onDark: "On dark",
  onLight: "On light",
  icon: "As an icon",
  oneColor: "In one color",
  madeDarker: {
    brand: "The color of buttons and links is made darker so that it can be read.",
    bar: "The color of the bar is made darker so that it can be read.",
    second: "The second color is made darker so that it can be read.",
  },
};
