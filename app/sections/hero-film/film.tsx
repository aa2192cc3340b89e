import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { type RefObject, useEffect, useRef, useState } from "react";

/** A film and its frame. The film covers the still picture that is its first frame. */
export type FilmPlace = {
  /** URLs of the film. */
  av1: string;
  h264: string;
  /** The frame's size and position, as class names. */
  frame: string;
  /** The part that must stay in view. */
  position: string;
};

/**
 * The film itself. It covers the still picture that is its first frame, and pauses while out of
 * view.
 * Its button stays in the first view of a frame that is higher than the window.
 */
export function Film({ av1, h264, frame, position }: FilmPlace) {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasBegun, setBegun] = useState(false);
  useRestOutOfView(film);

  return (
    <>
      <video
        ref={film}
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => {
          setPlaying(true);
          setBegun(true);
        }}
        onPause={() => setPlaying(false)}
        className={`absolute w-full object-cover transition-opacity duration-250 ${frame} ${position} ${hasBegun ? "" : "opacity-0"}`}
      >
        <source src={av1} type='video/webm; codecs="av01.0.08M.08"' />
        <source src={h264} type="video/mp4" />
      </video>
      {hasBegun && (
        <button
          type="button"
          aria-label={isPlaying ? "Pause the background film" : "Play the background film"}
          onClick={() => (isPlaying ? film.current?.pause() : film.current?.play())}
          className="print:hidden absolute top-[calc(min(100%,100svh)-4.25rem)] right-gutter grid size-11 place-items-center rounded-sm border-2 border-current/60 bg-slate-950/60 hover:border-current forced-colors:bg-[Canvas]"
        >
          {isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
        </button>
      )}
    </>
  );
}

/** Pauses a film that was scrolled out of view; one that the visitor paused stays paused. */
function useRestOutOfView(film: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    let isResting = false;
    const observer = new IntersectionObserver((crossings) => {
      // A busy browser tells of several at once, the latest last.
      const entry = crossings.at(-1);
      if (!entry) return;
      if (!entry.isIntersecting && !video.paused) {
        isResting = true;
        video.pause();
      } else if (entry.isIntersecting && isResting) {
        isResting = false;
        video.play().catch(() => {});
      }
    });
    observer.observe(video);
    return () => observer.disconnect();
  }, [film]);
}
