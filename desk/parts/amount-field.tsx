import { amountField as words } from "#content/en/desk/several-rooms.ts";
import { TextField } from "#ui/desk/field.tsx";

/** What a lead was quoted, won or lost for, as somebody types it. `onDone`: it was left, or entered. */
export function AmountField({
  value,
  fault,
  onChange,
  onDone,
}: {
  value: string;
  fault: string | undefined;
  onChange: (typed: string) => void;
  onDone: () => void;
}) {
  return (
    <TextField
      label={words.label}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      error={fault}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onDone}
      onKeyDown={({ key }) => key === "Enter" && onDone()}
      className="tabular-nums"
    />
  );
}
