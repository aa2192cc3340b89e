import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import type { FilmPlace } from "./film.tsx";

/** Phones keep the picture (specification 1, section 9), and so does whoever wants less. */
const wanted = "(width >= 48rem) and (prefers-reduced-motion: no-preference)";

/** Nothing, where its script does not come: the picture stays. */
const Film = lazy(async (): Promise<{ default: ComponentType<FilmPlace> }> => {
  const loaded = await import("./film.tsx").catch(() => null);
  return { default: loaded?.Film ?? (() => null) };
});

/**
 * The film over a hero's picture: silent, in a loop, and only where it is welcome. Nothing of it is
 * in the server's HTML, so that nobody loads it in vain, and the scripts that ask for it come after
 * the first view; its own script only where it is shown. Its parent is `relative` and holds the picture
 * that it begins with.
 */
export function HeroFilm(place: FilmPlace) {
  const isWelcome = useIsWelcome();
  return (
    isWelcome && (
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
