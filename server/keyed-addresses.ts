import { pages } from "#content/pages.ts";
import { apiContract } from "#domain/api/api-contract.ts";
import { deskContract } from "#domain/api/desk-contract.ts";
import type { PageTable } from "#domain/page/page-entry.ts";

/** Where a key stands in an address: behind `$1`, and `mask` in place of both. */
type KeyedAddress = { inPath: RegExp; inText: RegExp; mask: string };

/** A parameter of an address, with what stands between it and the one before. */
type Parameter = { before: string; name: string };

/** The parameters with which whoever has the address needs nothing else, as contracts and pages have them. */
export const keyedAddresses: readonly KeyedAddress[] = [...ofCalls(), ...ofPages()];

function ofCalls(): KeyedAddress[] {
  const ofVisitors = Object.keys(apiContract).map((path) => `/api${path}`);
  const ofStaff = Object.keys(deskContract).map((path) => `/api${path}`);
  const keys = [
    // No call of a visitor needs a session: what it names is open to whoever knows the name.
    ...ofVisitors.flatMap(parametersOf),
    // The desk's need one. But an appointment has the same id there.
    ...ofStaff.flatMap(parametersOf).filter(isAppointment),
  ];
  const once = new Map(keys.map((key) => [key.before, key]));
  return [...once.values()].map((key) => {
    const words = wordsAt(key, [...ofStaff, ...ofVisitors]);
    const noWord = words.length > 0 ? `(?!(?:${words.join("|")})(?:/|$))` : "";
    return addressOf(key, { start: "", noWord });
  });
}

function ofPages(): KeyedAddress[] {
  const keyed = Object.entries<PageTable[`/${string}`]>(pages).filter(([, page]) => page?.isKeyed);
  const paths = keyed.map(([path]) => path.replace(/:(\w+)/g, "{$1}"));
  // No entries of the table: server/pages/subscribed-calendar.ts, my-roof-pages.ts.
  const others = ["/calendar/{token}", "/my-roof/{token}", "/roof-report/{token}"];
  const keys = [...paths, ...others].flatMap(parametersOf);
  return keys.map((key) => addressOf(key, { start: "^", noWord: "" }));
}

function addressOf(
  { before, name }: Parameter,
  { start, noWord }: { start: "" | "^"; noWord: string },
): KeyedAddress {
  return {
    inPath: new RegExp(`${start}(${before.replaceAll("/", "/+")})${noWord}[^/]+`, "i"),
    // A key is longer than any word.
    inText: new RegExp(`(${before})[\\w-]{20,}`, "gi"),
    mask: `$1(${name})`,
  };
}

function parametersOf(path: string): Parameter[] {
  const found = path.matchAll(/([^{}]+)\{(\w+)\}/g);
  return Array.from(found, ([, before = "", name = ""]) => ({ before, name }));
}

function isAppointment({ before, name }: Parameter): boolean {
  return name === "appointmentId" || before.endsWith("/appointments/");
}

/** The words that other paths have where the key stands. */
function wordsAt({ before }: Parameter, paths: readonly string[]): string[] {
  const words = paths.flatMap((path) => path.split(before)[1]?.split("/", 1)[0] ?? []);
  return [...new Set(words)].filter((word) => word !== "" && !word.startsWith("{"));
}
