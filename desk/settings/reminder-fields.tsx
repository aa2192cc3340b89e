import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#desk/ui/button.tsx";
import { TextareaField, TextField } from "#desk/ui/field.tsx";
import { reminderKinds } from "#domain/appointment/reminder-kinds.ts";
import {
  areSameWords,
  filledWords,
  type OneReminder,
  type ReminderWords,
} from "#domain/appointment/reminder-words.ts";
import { reminderNames } from "./business-words.ts";

/** An appointment to show the words with. */
const example = { day: "Friday, June 5", time: "11:00 AM" };

/** What reminders say. The question and how to answer it are always added. */
export function ReminderFields({
  words,
  faults,
  onChange,
  defaults,
}: {
  words: ReminderWords;
  /** By `one-day.subject`. */
  faults: Record<string, string | undefined>;
  onChange: (words: ReminderWords) => void;
  defaults: ReminderWords;
}) {
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="pb-1 font-semibold">Reminders</legend>
      <p className="text-small text-soft">
        {"{day} and {time} become the appointment's. The address, how to confirm and how to choose"}
        {" another time are always added. The next reminder has the new words."}
      </p>
      <ul className="border-t border-line">
        {reminderKinds.map((kind) => (
          <li key={kind} className="border-b border-line">
            <OneFields
              name={reminderNames[kind]}
              words={words[kind]}
              faultOf={(part) => faults[`${kind}.${part}`]}
              onChange={(changed) => onChange({ ...words, [kind]: changed })}
            />
          </li>
        ))}
      </ul>
      {!areSameWords(words, defaults) && (
        <Button
          look="plain"
          className="-ms-3 justify-self-start"
          onClick={() => onChange(defaults)}
        >
          Back to default<span className="sr-only"> reminders</span>
        </Button>
      )}
    </fieldset>
  );
}

function OneFields({
  name,
  words,
  faultOf,
  onChange,
}: {
  name: string;
  words: OneReminder;
  faultOf: (part: keyof OneReminder) => string | undefined;
  onChange: (words: OneReminder) => void;
}) {
  const { subject, intro, text } = words;
  const hasFault = [faultOf("subject"), faultOf("intro"), faultOf("text")].some(Boolean);
  const [isOpen, setIsOpen] = useState(false);
  // Stays open while a fault is mended.
  useEffect(() => {
    if (hasFault) setIsOpen(true);
  }, [hasFault]);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group py-1"
    >
      <summary className="flex min-h-9 cursor-pointer items-center gap-x-2 pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 shrink-0 text-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        <span className="shrink-0 font-semibold">{name}</span>
        <span className="min-w-0 flex-1 truncate text-small text-soft group-open:hidden">
          {filledWords(subject, example)}
        </span>
      </summary>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 ps-6.5 pt-1 pb-3">
        <TextField
          label={`Subject, ${name.toLowerCase()}`}
          autoComplete="off"
          value={subject}
          onChange={({ target }) => onChange({ ...words, subject: target.value })}
          error={faultOf("subject")}
        />
        <TextareaField
          label={`Email, ${name.toLowerCase()}`}
          hint="Its first paragraph."
          rows={2}
          value={intro}
          onChange={({ target }) => onChange({ ...words, intro: target.value })}
          error={faultOf("intro")}
        />
        <TextareaField
          label={`Text message, ${name.toLowerCase()}`}
          hint="After the company's name, for whoever wants texts."
          rows={2}
          value={text}
          onChange={({ target }) => onChange({ ...words, text: target.value })}
          error={faultOf("text")}
        />
      </div>
    </details>
  );
}
