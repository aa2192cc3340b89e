import { useId, useState } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { businessProfile } from "#content/business-profile.ts";
import { dutyEndDialog as words } from "#content/en/desk/duty.ts";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { failureText } from "#desk/failure-text.ts";
import { clockText } from "#desk/moment-text.ts";
import { useOpeningHours } from "#desk/settings/use-opening-hours.ts";
import { closingToday } from "#domain/staff/duty-choices.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";

type Props = {
  busy: boolean;
  error: unknown;
  onClose: () => void;
  /** Without `dutyUntil`: until it is switched off. */
  onChoose: (end: { dutyUntil?: string }) => void;
};

/** Asks until when somebody who goes on duty stays. */
export function DutyEndDialog({ title, open, ...props }: Props & { title: string; open: boolean }) {
  return (
    <Dialog title={title} open={open} onClose={props.onClose}>
      <DutyEndForm {...props} />
    </Dialog>
  );
}

type Choice = "closing" | "time" | "switch";

function DutyEndForm({ busy, error, onClose, onChoose }: Props) {
  const name = useId();
  const hours = useOpeningHours();
  const [now] = useState(() => new Date());
  const closing = closingToday(now, { ...businessProfile, timeZone: deskPlace().timeZone, hours });
  const [chosen, setChoice] = useState<Choice>("closing");
  const choice = chosen === "closing" && !closing ? "time" : chosen;
  const [time, setTime] = useState("18:00");
  const wrong = error instanceof ApiFailure ? error.fields.dutyUntil : undefined;
  const choices: [Choice, string][] = [
    ...(closing
      ? [["closing", words.closing(clockText(closing.toISOString()))] satisfies [Choice, string]]
      : []),
    ["time", words.time],
    ["switch", words.switch],
  ];
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        onChoose(choice === "switch" ? {} : { dutyUntil: choice === "time" ? time : choice });
      }}
    >
      <fieldset className="grid">
        <legend className="sr-only">{words.legend}</legend>
        {choices.map(([value, label]) => (
          <label
            key={value}
            className="flex items-center gap-3 border-t border-line px-2 py-2.5 last:border-b hover:bg-hover has-checked:bg-chosen"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === choice}
              onChange={() => setChoice(value)}
              className="size-4.5 accent-action"
            />
            {label}
          </label>
        ))}
      </fieldset>
      {choice === "time" && (
        <TextField
          label={words.timeField.label}
          hint={words.timeField.hint}
          type="time"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          error={wrong}
        />
      )}
      {error !== null && error !== undefined && !(wrong && choice === "time") && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      <DialogButtons submit={words.submit} busy={busy} onClose={onClose} />
    </form>
  );
}
