/* Where the server still reads what is in `desk/`. */

export * from "./desk/terms.ts";
