import type { RoofPhoto } from "#domain/roof-photo/roof-photo-contract.ts";

/** In degrees (WGS 84). */
export type PhotoPlace = NonNullable<RoofPhoto["place"]>;

/** Why a browser does not say where it is: it may not, it cannot, or it did not find out. */
export type PlaceFault = "denied" | "missing" | "not-found";

const key = "desk:photo-place";
/** Milliseconds: how old a place may be, and how long one is waited for. */
const oldest = 60_000;
const longest = 20_000;

/** Whether somebody has allowed that the places of their photos are kept, in this browser. Off until they say so. */
export function isPlaceKept(staffId: string): boolean {
  try {
    return localStorage.getItem(key) === staffId;
  } catch {
    return false;
  }
}

export function allowPlace(staffId: string, isAllowed: boolean): void {
  try {
    if (isAllowed) localStorage.setItem(key, staffId);
    else localStorage.removeItem(key);
  } catch {
    // Denied or full: it is off with the next page.
  }
}

/** Where this device is now, or was a minute ago. The first time, the browser asks for permission. */
export function readPlace(): Promise<PhotoPlace | PlaceFault> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (!geolocation) return Promise.resolve("missing");
  return new Promise((resolve) =>
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: short(coords.latitude), longitude: short(coords.longitude) }),
      ({ code }) => resolve(code === 1 ? "denied" : "not-found"),
      { enableHighAccuracy: true, maximumAge: oldest, timeout: longest },
    ),
  );
}

/** To a yard, which is more than a phone knows. */
function short(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
