import type { MarkedText } from "#domain/lead/marked-text.ts";

/** A text in which what matched is marked. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) =>
    piece.isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that never changes
      <mark key={index} className="forced-mark rounded-xs bg-soon-ground text-ink">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
