import type { ReactNode } from "react";
import { Photo } from "#ui/pages/photo.tsx";

/** An explanatory picture with its caption below, like a figure in a drawing. */
export function CaptionedPhoto({
  children,
  figure,
  className = "",
  frame = "aspect-[16/9]",
  ...photo
}: Omit<Parameters<typeof Photo>[0], "className"> & {
  /** The caption. */
  children: ReactNode;
  /** Label before the caption: 'Fig. 1'. */
  figure?: string | undefined;
  className?: string | undefined;
  /** The frame's size, as class names. */
  frame?: string | undefined;
}) {
  return (
    <figure className={className}>
      <Photo {...photo} className={frame} />
      <figcaption className="mt-3 flex gap-4 border-t-2 border-current pt-2 text-small">
        {figure && <span className="shrink-0 font-semibold tabular-nums">{figure}</span>}
        <span className="max-w-prose opacity-85">{children}</span>
      </figcaption>
    </figure>
  );
}
