import { useEffect, useState } from "react";

/** Whether the tab is hidden, and whether the visitor prefers reduced motion; kept up to date. */
export function useQuietPage(): { isHidden: boolean; wantsLessMotion: boolean } {
  // Nothing moves until this is known.
  const [state, setState] = useState({ isHidden: true, wantsLessMotion: true });

  useEffect(() => {
    const motion = matchMedia("(prefers-reduced-motion: reduce)");
    const read = () =>
      setState({
        isHidden: document.visibilityState === "hidden",
        wantsLessMotion: motion.matches,
      });
    read();
    motion.addEventListener("change", read);
    document.addEventListener("visibilitychange", read);
    return () => {
      motion.removeEventListener("change", read);
      document.removeEventListener("visibilitychange", read);
    };
  }, []);

  return state;
}
