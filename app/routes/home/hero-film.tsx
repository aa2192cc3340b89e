import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useEffect, useRef, useState } from "react";

/** Phones keep the picture (specification 1, section 9), and so does whoever wants less. */
const wanted = "(width >= 48rem) and (prefers-reduced-motion: no-preference)";

/**
 * The film over the hero's picture: silent, in a loop, and only where it is welcome. Nothing of it is
 * in the server's HTML, so that nobody loads it in vain; the picture stays until it plays.
 */
export function HeroFilm({ address }: { address: string }) {
  const [isWelcome, setWelcome] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const query = matchMedia(wanted);
    const read = () => setWelcome(query.matches && !savesData());
    read();
    query.addEventListener("change", read);
    return () => query.removeEventListener("change", read);
  }, []);

  if (!isWelcome) return null;
  return (
    <>
      <video
        ref={film}
        src={address}
        autoPlay
        muted
        loop
        playsInline
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        className="absolute inset-0 -z-20 size-full object-cover object-[50%_30%]"
      />
      <button
        type="button"
        aria-label={isPlaying ? "Pause the background film" : "Play the background film"}
        onClick={() => (isPlaying ? film.current?.pause() : film.current?.play())}
        className="absolute right-gutter bottom-6 grid size-11 place-items-center rounded-sm border-2 border-current/60 hover:border-current"
      >
        {isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
      </button>
    </>
  );
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
