import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { calloutName, lineLengthText } from "#content/en/callouts.ts";
import { calloutPanel as words } from "#content/en/desk/roof-callouts.ts";
import { type Callout, calloutLimits, moved } from "#domain/roof-photo/callout.ts";
import { lineLengthOf } from "#domain/roof-photo/line-length.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";

/** What can be done with the callout that is chosen, without dragging: what it says, where it is, and whether it stays. */
export function CalloutPanel({
  callout,
  onAlter,
  onSaid,
}: {
  callout: Callout;
  /** Null: removes it. */
  onAlter: (callout: Callout | null) => void;
  /** It says what it should. */
  onSaid: () => void;
}) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <p className="w-full font-semibold wrap-anywhere">{calloutName(callout)}</p>
      {callout.kind === "line" && (
        <LengthField
          inches={callout.inches}
          onInches={(inches) => onAlter({ ...callout, inches })}
          onSaid={onSaid}
        />
      )}
      {callout.kind === "text" && (
        <TextOfCallout
          text={callout.text}
          onText={(text) => onAlter({ ...callout, text })}
          onSaid={onSaid}
        />
      )}
      <div className="flex flex-wrap gap-1">
        {ways.map(({ way, Icon, by }) => (
          <Button
            key={way}
            look="quiet"
            onClick={() => onAlter(moved(callout, by))}
            className="min-h-11 min-w-11 px-0"
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
            <span className="sr-only">{words.move[way]}</span>
          </Button>
        ))}
      </div>
      <Button look="danger" onClick={() => onAlter(null)} className="min-h-11">
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {words.remove}
      </Button>
    </div>
  );
}

const ways = [
  { way: "left", Icon: ArrowLeft, by: { x: -0.02, y: 0 } },
  { way: "up", Icon: ArrowUp, by: { x: 0, y: -0.02 } },
  { way: "down", Icon: ArrowDown, by: { x: 0, y: 0.02 } },
  { way: "right", Icon: ArrowRight, by: { x: 0.02, y: 0 } },
] as const;

/** Saved when it is left, or with Enter. What is no length stays, with the reason. */
function LengthField({
  inches,
  onInches,
  onSaid,
}: {
  inches: number | null;
  onInches: (inches: number | null) => void;
  onSaid: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const known = inches === null ? "" : lineLengthText(inches);

  const understood = typed === undefined ? inches : lineLengthOf(typed);
  const isRight = understood !== null || !typed?.trim();

  function save(): void {
    setWrong(!isRight);
    if (!isRight) return;
    setTyped(undefined);
    if (understood !== inches) onInches(understood);
  }

  return (
    <div className="w-full max-w-72">
      <TextField
        label={words.length}
        hint={words.lengthHint}
        error={isWrong ? words.noLength : undefined}
        data-says=""
        autoComplete="off"
        value={typed ?? known}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          // Leaving the field saves.
          if (isRight || event.key === "Escape") onSaid();
          else setWrong(true);
        }}
      />
    </div>
  );
}

/** Saved when it is left, or with Enter; without any text it stays as it was. */
function TextOfCallout({
  text,
  onText,
  onSaid,
}: {
  text: string;
  onText: (text: string) => void;
  onSaid: () => void;
}) {
  const [typed, setTyped] = useState<string>();
  function save(): void {
    const written = typed?.trim();
    if (written && written !== text) onText(written);
    setTyped(undefined);
  }
  return (
    <div className="w-full max-w-md">
      <TextField
        label={words.text}
        data-says=""
        autoComplete="off"
        maxLength={calloutLimits.text}
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          onSaid();
        }}
      />
    </div>
  );
}
