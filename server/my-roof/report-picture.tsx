import { findings as words } from "#content/en/my-roof/report.ts";
import type { ReportPhoto } from "#domain/report/report-contract.ts";

/** A photo of a report as large as its place; whole behind a press. */
export function ReportPicture({
  photo: { id, turn, isRemoved, ...photo },
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
  return (
    <figure className="picture">
      <a href={`${address}?size=whole`}>
        <img src={address} alt={alt} {...size} loading="lazy" decoding="async" />
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
