import { calloutName, lineLengthText } from "#content/en/callouts.ts";
import { calledOutPhoto as words } from "#content/en/desk/roof-callouts.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { turned } from "#domain/roof-photo/callout.ts";
import { calloutShapes } from "#domain/roof-photo/callout-shapes.ts";
import { DrawnShapes } from "#ui/drawn-shapes.tsx";
import { PhotoStage } from "./photo-stage.tsx";

/** A photo with what is drawn on it, unless that is hidden. */
export function CalledOutPhoto({
  leadId,
  photo,
  label,
  isBare,
}: {
  leadId: string;
  photo: ShownPhoto;
  /** What the photo shows. */
  label: string;
  /** Whether only the photo is shown. */
  isBare: boolean;
}) {
  const drawn = (isBare ? [] : photo.callouts).map(({ id, callout }) => ({
    id,
    callout: turned(callout, photo.turn),
  }));
  const names = drawn.map(({ callout }) => calloutName(callout));
  return (
    <PhotoStage leadId={leadId} photo={photo} label={words.alt(label, names)}>
      {(frame) =>
        drawn.map(({ id, callout }) => (
          <DrawnShapes key={id} shapes={calloutShapes(callout, frame, lineLengthText)} />
        ))
      }
    </PhotoStage>
  );
}
