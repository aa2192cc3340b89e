import { Fragment } from "react";

/**
 * Text that breaks after its commas and colons before it breaks anywhere else: `November 24`, `10:00 AM` and
 * `12 Maple Street` stay whole as long as a line can hold them.
 */
export function Pieces({ text }: { text: string }) {
  const pieces = text.split(/(?<=[,:]) /);
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">{piece}</span>
    </Fragment>
  ));
}
