import { useId, useState } from "react";
import { logoNames, ownLogo, logoField as words } from "#content/en/desk/brand.ts";
import { logoMarks } from "#content/logo-marks.ts";
import type { Mark } from "#domain/brand/mark.ts";
import { areSameFacts } from "#domain/business/facts.ts";
import { TextField } from "#ui/desk/field.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { markOfFile } from "./svg-file.ts";

/** The logo's mark: one of ours, or the shapes of a file. */
export function LogoField({
  label,
  hint,
  mark,
  fault,
  onChange,
}: {
  label: string;
  hint: string | undefined;
  mark: Mark;
  fault: string | undefined;
  onChange: (mark: Mark) => void;
}) {
  const id = useId();
  const [said, setSaid] = useState<{ error?: string; taken?: string }>({});
  /** The file's that was taken last, to come back to. */
  const [taken, setTaken] = useState<Mark>();
  const isOurs = (one: Mark) => logoMarks.some((known) => areSameFacts(known.mark, one));
  const own = isOurs(mark) ? taken : mark;
  const choices = [
    ...logoMarks.map(({ id: name, mark: drawn }) => ({ name: logoNames[name], drawn })),
    ...(own ? [{ name: ownLogo, drawn: own }] : []),
  ];

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const read = await markOfFile(file);
    if (typeof read === "string") return setSaid({ error: read });
    setSaid({ taken: words.taken(file.name) });
    setTaken(read);
    onChange(read);
  }

  return (
    <fieldset className="min-w-0" aria-describedby={hint && `${id}-hint`}>
      <legend className="font-semibold">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-soft">
          {hint}
        </p>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 pt-2 pb-3">
        {choices.map(({ name, drawn }) => (
          <li key={name}>
            <label className="grid h-full cursor-pointer justify-items-center gap-2 rounded-sm border border-edge bg-panel px-2 py-3 text-center text-small has-checked:border-action has-checked:bg-chosen has-checked:inset-ring-1 has-checked:inset-ring-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
              <LogoMark paths={drawn} className="h-8 [--color-copper-400:var(--link)]" />
              <span className="flex items-center gap-1.5 text-start">
                <input
                  type="radio"
                  name={id}
                  checked={areSameFacts(drawn, mark)}
                  onChange={() => onChange(drawn)}
                  className="size-4 accent-action"
                />
                {name}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <TextField
        label={words.file}
        hint={words.hint}
        type="file"
        accept=".svg,image/svg+xml"
        error={said.error ?? fault}
        onChange={({ target }) => take(target.files?.[0])}
      />
      <p role="status" className="text-small empty:hidden">
        {said.taken}
      </p>
    </fieldset>
  );
}
