import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { businessProfile } from "#content/business-profile.ts";
import type { FilmPlace } from "./film.tsx";

/**
 * Phones keep the still picture, as do visitors who prefer reduced
 * motion.
 */
const wanted = "(width >= 48rem) and (prefers-reduced-motion: no-preference)";

/** Renders nothing if its script does not load: the still picture stays. */
const Film = lazy(async (): Promise<{ default: ComponentType<FilmPlace> }> => {
  const loaded = await import("./film.tsx").catch(() => null);
  return { default: loaded?.Film ?? (() => null) };
});

/**
 * The film over a hero's picture: silent, looping, and only where it is welcome. It is not in the
 * server's HTML, so that nobody loads it for nothing. The script that decides about it comes after
 * the first view, and the film's own script only where it is shown. Its parent is `relative` and
 * holds the still picture that is its first frame.
 */
export function HeroFilm(place: FilmPlace) {
  const isWelcome = useIsWelcome();
  return (
    isWelcome &&
    businessProfile.films && (
      <Suspense>
        <Film {...place} />
      </Suspense>
    )
  );
}

function useIsWelcome(): boolean {
  const [isWelcome, setWelcome] = useState(false);
  useEffect(() => {
    const query = matchMedia(wanted);
    const read = () => setWelcome(query.matches && !savesData());
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);
  return isWelcome;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}
