import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { measures as words } from "#content/en/desk/report.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";

/**
 * A figure that a thumb can type or step. What cannot be read stays as it was typed, with why.
 * @param value In whole units of `1 / scale`: tenths, if that is 10.
 */
export function StepField({
  label,
  value,
  onChange,
  from,
  to,
  step = 1,
  scale = 1,
}: {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  from: number;
  to: number;
  step?: number;
  scale?: 1 | 10;
}) {
  const [typed, setTyped] = useState<string>();
  const fault = typed !== undefined && faultOf(read(typed, scale), from, to);
  const set = (next: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(next, from), to));
  };
  return (
    <div className="grid grid-cols-[1fr_auto_auto] items-end gap-1.5">
      <TextField
        label={label}
        inputMode={scale === 10 ? "decimal" : "numeric"}
        autoComplete="off"
        value={typed ?? shown(value, scale)}
        error={fault ? words.fault(shown(from, scale), shown(to, scale)) : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = read(target.value, scale);
          if (!faultOf(next, from, to)) onChange(next ?? null);
        }}
        onBlur={() => !fault && setTyped(undefined)}
        className="min-h-11 tabular-nums"
      />
      <Button
        look="quiet"
        className="min-h-11"
        disabled={value === null || value <= from}
        onClick={() => set((value ?? from) - step)}
      >
        <Minus aria-hidden="true" className="size-4.5" strokeWidth={2} />
        <span className="sr-only">{words.less(label)}</span>
      </Button>
      <Button
        look="quiet"
        className="min-h-11"
        disabled={value !== null && value >= to}
        onClick={() => set(value === null ? Math.max(from, step) : value + step)}
      >
        <Plus aria-hidden="true" className="size-4.5" strokeWidth={2} />
        <span className="sr-only">{words.more(label)}</span>
      </Button>
    </div>
  );
}

function shown(value: number | null, scale: number): string {
  return value === null ? "" : String(value / scale);
}

/** Undefined: nothing was typed; NaN: no figure. */
function read(typed: string, scale: number): number | undefined {
  const text = typed.trim().replace(",", ".");
  if (text === "") return undefined;
  return /^\d+(\.\d+)?$/.test(text) ? Math.round(Number(text) * scale) : Number.NaN;
}

function faultOf(value: number | undefined, from: number, to: number): boolean {
  return value !== undefined && !(value >= from && value <= to);
}
