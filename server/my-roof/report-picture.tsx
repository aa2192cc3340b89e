import { calloutName } from "#content/en/callouts.ts";
import { findings as words } from "#content/en/my-roof/report.ts";
import type { ReportPhoto } from "#domain/report/report-contract.ts";
import { type Callout, turned } from "#domain/roof-photo/callout.ts";
import { DrawnOver } from "./drawn-over.tsx";

/** A photo of a report as large as its place, with what was drawn on it; whole, and without that, behind a press. */
export function ReportPicture({
  photo: { id, turn, isRemoved, callouts, ...photo },
  at,
  alt,
  caption,
}: {
  photo: ReportPhoto;
  /** The address of the report, without a host. */
  at: string;
  alt: string;
  caption: string;
}) {
  if (isRemoved) return <p className="soft">{words.removed}</p>;
  // It is sent upright.
  const isAcross = turn === 90 || turn === 270;
  const size = isAcross
    ? { width: photo.height, height: photo.width }
    : { width: photo.width, height: photo.height };
  const address = `${at}/photos/${id}`;
  const drawn = callouts.map(({ callout }) => turned(callout, turn));
  return (
    <figure className="picture">
      <a href={`${address}?size=whole`}>
        <img src={address} alt={altWith(alt, drawn)} {...size} loading="lazy" decoding="async" />
        <DrawnOver callouts={drawn} size={size} />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/** What is drawn, too, for who does not see it. */
function altWith(alt: string, drawn: readonly Callout[]): string {
  return [alt, ...drawn.map(calloutName)].join(". ");
}
