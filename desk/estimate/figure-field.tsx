import { useState } from "react";
import type { TypedFigure } from "#domain/estimate/typed-quantity.ts";
import { TextField } from "#ui/desk/field.tsx";

/** A figure as somebody types it. What cannot be read stays as it was typed, with why; what it was before holds. */
export function FigureField({
  label,
  value,
  shown,
  read,
  onChange,
  placeholder,
}: {
  label: string;
  value: number | null;
  /** A figure as it is typed. */
  shown: (figure: number) => string;
  read: (typed: string) => TypedFigure;
  onChange: (figure: number | null) => void;
  placeholder?: string;
}) {
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? undefined : read(typed).fault;
  return (
    <TextField
      label={label}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? (value === null ? "" : shown(value))}
      error={fault}
      onChange={({ target }) => {
        setTyped(target.value);
        const { figure } = read(target.value);
        if (figure !== undefined) onChange(figure);
      }}
      onBlur={() => !fault && setTyped(undefined)}
      className="tabular-nums"
    />
  );
}
