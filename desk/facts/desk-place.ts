import { builtFacts } from "#content/facts.ts";
import { factsPath, serviceAreaPath } from "#content/links.ts";
import { zipGroups } from "#content/zip-codes.ts";
import type { Overrides } from "#domain/business/facts.ts";
import type { CountyCenters } from "#domain/service-area/drive-estimate.ts";
import type { OwnArea } from "#domain/service-area/own-area.ts";
import type { ZipGroup } from "#domain/service-area/zip-check.ts";
import { countyCenters } from "#generated/county-centers.ts";

/** Where the business works: by what zone the desk tells the time, and how far towns are from one another. */
export type DeskPlace = {
  timeZone: string;
  timeZoneName: string;
  stateName: string;
  drives: { groups: readonly ZipGroup[]; centers: CountyCenters };
};

const builtPlace: DeskPlace = {
  timeZone: builtFacts.timeZone,
  timeZoneName: builtFacts.timeZoneName,
  stateName: builtFacts.inState.name,
  drives: { groups: zipGroups, centers: countyCenters },
};

const key = "desk:place";
/** Milliseconds for which the desk waits to be told before it opens with what it knew last. */
const longestWait = 2_000;

let place = builtPlace;

/**
 * As the site has said it last. Plain functions tell the time everywhere at the desk, so that it is read before anything is drawn,
 * and not by a hook.
 */
export function deskPlace(): DeskPlace {
  return place;
}

/** Asks the site where the business works. Without an answer it is what this browser was told last. Never fails. */
export async function readPlace(storage: Pick<Storage, "getItem" | "setItem">): Promise<void> {
  try {
    const kept = storage.getItem(key);
    if (kept) place = JSON.parse(kept);
    place = await askedPlace();
    storage.setItem(key, JSON.stringify(place));
  } catch {
    // What was told last holds.
  }
}

async function askedPlace(): Promise<DeskPlace> {
  const overrides: Overrides = await ask(factsPath);
  const text = (path: string, built: string) => String(overrides[path] ?? built);
  const area: OwnArea | undefined = overrides.counties && (await ask(serviceAreaPath));
  return {
    timeZone: text("timeZone", builtPlace.timeZone),
    timeZoneName: text("timeZoneName", builtPlace.timeZoneName),
    stateName: text("inState.name", builtPlace.stateName),
    drives: area ? { groups: area.zipGroups, centers: area.centers } : builtPlace.drives,
  };
}

async function ask(path: string) {
  const answer = await fetch(path, { signal: AbortSignal.timeout(longestWait) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
