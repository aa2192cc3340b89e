import type { CalloutKind } from "#domain/roof-photo/callout.ts";
import { calloutLimits } from "#domain/roof-photo/callout.ts";

/* The words of drawing on photos of roofs, by the component that shows them. */

export const calledOutPhoto = {
  /** What a picture shows, and what is drawn on it. */
  alt: (photo: string, names: readonly string[]) =>
    names.length === 0 ? photo : `${photo}. Drawn on it: ${names.join("; ")}.`,
  draw: "Draw on it",
  hide: "Hide what is drawn",
  show: "Show what is drawn",
  onTile: (count: number) =>
    count === 1 ? "1 thing is drawn on it" : `${count} things are drawn on it`,
  noPicture: "This photo cannot be shown without a connection.",
};

export const calloutEditor = {
  title: (photo: string) => `Draw on ${photo}`,
  done: "Done",
  kept: "Kept on this device, and sent by itself once there is a connection.",
  lost: "This device keeps nothing at the moment. Something that was drawn is lost.",
  refused: (why: string) => `Not taken: ${why}`,
  again: "Try again",
  full: `A photo takes ${calloutLimits.most} arrows, circles, lines and texts. Remove one first.`,
};

const kindNames: Record<CalloutKind, string> = {
  arrow: "Arrow",
  circle: "Circle",
  line: "Line",
  text: "Text",
};

export const calloutTools = {
  heading: "Tools",
  names: { select: "Select", ...kindNames },
  undo: "Undo",
  redo: "Redo",
  hints: {
    select: "Press what is drawn to move, change or remove it. By keys: Tab, then the arrow keys.",
    arrow: "Drag from where it begins to what it points at; or press both, one after the other.",
    circle: "Drag across what it goes around; or press two corners of that.",
    line: "Drag along what it measures; or press both ends. Then say how long it is.",
    text: "Press where the text goes, then write it.",
  },
};

export const calloutSurface = {
  surface: (photo: string) => `Drawing on ${photo}`,
  keys: "Arrow keys move the crosshair, with Shift farther. Enter sets a point.",
  at: (zone: string, across: number, down: number) => `${zone}, ${across} % across, ${down} % down`,
  begun: "It begins here. Move on, and press Enter where it ends.",
  ended: "Begun, and left.",
  drawn: (name: string) => `Drawn: ${name}`,
  moved: (name: string) => `Moved: ${name}`,
  removed: (name: string) => `Removed: ${name}`,
  undone: "Undone",
  redone: "Done again",
};

export const calloutPanel = {
  length: "Length",
  lengthHint: "Such as 14 ft, 14 ft 3 in or 9 in",
  noLength: "That is no length. Such as 14 ft, 14 ft 3 in or 9 in; up to 1,000 ft.",
  text: "Text",
  place: "Put it there",
  leave: "Leave it",
  move: {
    left: "Move left",
    up: "Move up",
    down: "Move down",
    right: "Move right",
  },
  remove: "Remove",
};
