import { useEffect, useEffectEvent, useRef, useState } from "react";
import { calloutPanel as words } from "#content/en/desk/roof-callouts.ts";
import { calloutLimits } from "#domain/roof-photo/callout.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";

/** Asks for the text that goes where somebody has pressed. What is written goes there also when something else is done. */
export function NewText({
  onText,
  onLeft,
}: {
  /** Empty: none. */
  onText: (text: string) => void;
  /** The focus has gone elsewhere. */
  onLeft: (text: string) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState("");
  const isGiven = useRef(false);

  function give(to: (text: string) => void, text: string): void {
    // Giving it away moves the focus, which would give it once more.
    if (isGiven.current) return;
    isGiven.current = true;
    to(text);
  }

  // A browser need not tell of leaving a field that is gone.
  const vanish = useEffectEvent(() => {
    if (typed.trim()) give(onLeft, typed.trim());
  });
  useEffect(() => () => vanish(), []);

  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <form
      ref={form}
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        give(onText, typed.trim());
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        give(onText, typed.trim());
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && typed.trim()) give(onLeft, typed.trim());
      }}
    >
      <div className="w-full max-w-md">
        <TextField
          label={words.text}
          autoComplete="off"
          maxLength={calloutLimits.text}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button type="submit" className="min-h-11">
        {words.place}
      </Button>
      <Button
        look="plain"
        // The field keeps the focus until the press is over: leaving it would save.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => give(onText, "")}
        className="min-h-11"
      >
        {words.leave}
      </Button>
    </form>
  );
}
