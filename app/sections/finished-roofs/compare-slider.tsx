import { useEffect, useRef } from "react";
import { slider as words } from "#content/en/finished-roofs.ts";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";

type Side = { file: PhotoFile; alt: string };

/** In percent of the picture's width. */
const middle = 50;

/**
 * A picture of before over one of after, with a line between them that a finger, the mouse or keys move. Without scripts, and on
 * paper, both stand side by side. The line starts in the middle in the server's HTML, so that nothing moves when scripts arrive.
 */
export function CompareSlider({
  before,
  after,
  title,
  sizes,
  first,
}: {
  before: Side;
  after: Side;
  /** Names the roof, for who does not see it. */
  title: string;
  /** As for `Photo`. */
  sizes: string;
  first?: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  /** Where a pointer was pressed, in the window. */
  const pressed = useRef({ x: 0, y: 0 });

  function show(): void {
    const share = Number(range.current?.value ?? middle);
    frame.current?.style.setProperty("--split", `${share}%`);
    range.current?.setAttribute("aria-valuetext", words.value(share));
  }

  // It may have been moved before the scripts were there.
  useEffect(show, []);

  function follow({ clientX }: { clientX: number }): void {
    if (!frame.current || !range.current) return;
    const { left, width } = frame.current.getBoundingClientRect();
    range.current.value = String(Math.round(((clientX - left) / width) * 100));
    show();
  }

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the range below does the same for keys and screen readers */}
      <div
        ref={frame}
        data-compare=""
        onPointerDown={(event) => {
          // From here on the line follows wherever the pointer goes; scrolling up and down stays the browser's.
          event.currentTarget.setPointerCapture(event.pointerId);
          pressed.current = { x: event.clientX, y: event.clientY };
          if (event.pointerType === "mouse") follow(event);
        }}
        onPointerMove={(event) => {
          if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
          const { x, y } = pressed.current;
          // A finger that scrolls the page passes over the picture, and leaves the line where it is.
          const isAcross = Math.abs(event.clientX - x) > Math.abs(event.clientY - y);
          if (event.pointerType === "mouse" || isAcross) follow(event);
        }}
        onPointerUp={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        onDragStart={(event) => event.preventDefault()}
        className="relative grid cursor-ew-resize touch-pan-y overflow-hidden select-none noscript:cursor-auto noscript:grid-cols-2 noscript:gap-1 print:grid-cols-2 print:gap-1"
      >
        <div className="absolute inset-0 z-10 [clip-path:inset(0_calc(100%-var(--split,50%))_0_0)] noscript:relative noscript:[clip-path:none] print:relative print:[clip-path:none]">
          <Photo
            photo={before.file}
            alt={before.alt}
            sizes={sizes}
            first={first}
            className="aspect-3/2 size-full print:h-auto"
          />
          <Label className="left-0">{words.before}</Label>
        </div>
        <div className="relative">
          <Photo
            photo={after.file}
            alt={after.alt}
            sizes={sizes}
            className="aspect-3/2 size-full print:h-auto"
          />
          <Label className="right-0 noscript:right-auto noscript:left-0">{words.after}</Label>
        </div>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-[var(--split,50%)] z-20 -ml-px w-0.5 bg-limestone-50 shadow-float noscript:hidden print:hidden forced-colors:bg-[Highlight]"
        >
          <span className="absolute top-1/2 left-1/2 grid size-11 -translate-1/2 place-content-center rounded-full border-2 border-limestone-50 bg-slate-900 text-limestone-50 forced-colors:border-[Highlight]">
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              className="size-6 fill-none stroke-current stroke-2"
            >
              <path d="M9 6l-6 6 6 6M15 6l6 6-6 6" />
            </svg>
          </span>
        </span>
      </div>
      <input
        ref={range}
        type="range"
        min="0"
        max="100"
        defaultValue={middle}
        aria-label={words.label(title)}
        aria-valuetext={words.value(middle)}
        onInput={show}
        className="block h-11 w-full accent-copper-700 noscript:hidden print:hidden"
      />
    </div>
  );
}

function Label(props: { className: string; children: string }) {
  return (
    <span
      className={`absolute bottom-0 bg-slate-950/85 px-3 py-1.5 text-small font-semibold text-limestone-50 forced-colors:border print:static print:block print:px-0 ${props.className}`}
    >
      {props.children}
    </span>
  );
}
