/* Where the server still reads what is in `desk/`. */

export * from "./desk/numbers.ts";
export { sourceName } from "./desk/several-rooms.ts";
