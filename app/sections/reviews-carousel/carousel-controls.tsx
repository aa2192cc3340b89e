import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { reviewWords } from "#content/en/reviews.ts";
import type { Move } from "#domain/review/carousel.ts";

const words = reviewWords.carousel;

const square =
  "grid size-12 place-items-center rounded-sm border-2 border-slate-900/60 transition-colors hover:border-slate-900 hover:bg-slate-900/8 active:bg-slate-900/15";

/** Arrows, pause, and a dot for every review. Only for more than one review. */
export function CarouselControls({
  count,
  index,
  isPlaying,
  onMove,
  onToggle,
}: {
  count: number;
  index: number;
  isPlaying: boolean;
  onMove: (move: Move) => void;
  onToggle: () => void;
}) {
  return (
    <div className="mt-6 print:hidden flex items-center justify-center gap-x-6 gap-y-2 @max-[28rem]/page:flex-col">
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={words.previous}
          className={square}
          onClick={() => onMove({ kind: "step", by: -1 })}
        >
          <ChevronLeft className="size-6" />
        </button>
        <button
          type="button"
          aria-label={isPlaying ? words.pause : words.play}
          className={square}
          onClick={onToggle}
        >
          {isPlaying ? <Pause className="size-5" /> : <Play className="size-5" />}
        </button>
        <button
          type="button"
          aria-label={words.next}
          className={square}
          onClick={() => onMove({ kind: "step", by: 1 })}
        >
          <ChevronRight className="size-6" />
        </button>
      </div>
      <div className="flex">
        {Array.from({ length: count }, (_, dot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its number
            key={dot}
            type="button"
            aria-label={words.jump(dot + 1)}
            aria-current={dot === index || undefined}
            className="group grid h-11 w-11 place-items-center"
            onClick={() => onMove({ kind: "jump", to: dot })}
          >
            <span className="size-3 rotate-45 border-2 border-slate-700 transition-colors group-hover:bg-limestone-400 group-aria-current:border-copper-700 group-aria-current:bg-copper-700 group-aria-current:forced-chosen" />
          </button>
        ))}
      </div>
    </div>
  );
}
