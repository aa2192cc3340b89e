import type { Mark } from "#domain/brand/mark.ts";
import { logoPaths } from "./logo-paths.ts";

/** Marks that an owner can choose from, each drawn at 6 in 12 and cut plumb, on a field of 56 by 32. */
export const logoMarks = [
  { id: "rooflines", mark: logoPaths },
  {
    id: "gables",
    mark: {
      far: "M12 24.5 28 16.5 44 24.5V31.5L28 23.5 12 31.5Z",
      near: "M0 14.5 28 .5 56 14.5V21.5L28 7.5 0 21.5Z",
    },
  },
  {
    id: "chimney",
    mark: {
      far: "M38 .5H45.5V18.25L38 14.5Z",
      near: "M2 24.5 28 11.5 54 24.5V31.5L28 18.5 2 31.5Z",
    },
  },
  {
    id: "courses",
    mark: {
      far: "M8 10.5 28 .5 48 10.5V15.5L28 5.5 8 15.5Z",
      near: "M8 18.5 28 8.5 48 18.5V23.5L28 13.5 8 23.5ZM8 26.5 28 16.5 48 26.5V31.5L28 21.5 8 31.5Z",
    },
  },
  {
    id: "hip",
    mark: {
      far: "M38.5 4.5 56 28.5H24.5Z",
      near: "M14 4.5H35.5L21.5 28.5H0Z",
    },
  },
  {
    id: "house",
    mark: {
      far: "M0 14.5 28 .5 56 14.5V20.5L28 6.5 0 20.5Z",
      near: "M10 18.5 28 9.5 46 18.5V31.5H33V22H23V31.5H10Z",
    },
  },
  {
    id: "shield",
    mark: {
      far: "M19.5 16 28 11.75 36.5 16V22.5H19.5Z",
      near: "M11 .5H45V15.5C45 24 37.5 29 28 31.5 18.5 29 11 24 11 15.5ZM15 4.5V15.5C15 21.5 20.5 25.25 28 27.35 35.5 25.25 41 21.5 41 15.5V4.5Z",
    },
  },
] as const satisfies readonly { id: string; mark: Mark }[];

export type LogoMarkId = (typeof logoMarks)[number]["id"];
