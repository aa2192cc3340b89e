import { Fragment } from "react";

/**
 * Text that prefers to break after commas and colons: `November 24`, `10:00 AM` and `12 Maple
 * Street` stay together as long as they fit on a line.
 */
export function Pieces({ text }: { text: string }) {
  const pieces = text.split(/(?<=[,:]) /);
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other key
    <Fragment key={index}>
      {index > 0 && " "}
      <span className="inline-block max-w-full">{piece}</span>
    </Fragment>
  ));
}
