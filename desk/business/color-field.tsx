import { colorField as words } from "#content/en/desk/brand.ts";
import { isColor } from "#domain/brand/color-tones.ts";
import { slate900 } from "#generated/colors.ts";
import { TextField } from "#ui/desk/field.tsx";

/** A color, to be typed or picked. */
export function ColorField({
  label,
  hint,
  typed,
  fault,
  onChange,
}: {
  label: string;
  hint: string | undefined;
  typed: string;
  fault: string | undefined;
  onChange: (typed: string) => void;
}) {
  const color = typed.startsWith("#") ? typed : `#${typed}`;
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <TextField
          label={label}
          hint={hint}
          value={typed}
          error={fault}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={7}
          onChange={({ target }) => onChange(target.value)}
          className="font-mono"
        />
      </div>
      <input
        type="color"
        aria-label={words.pick(label)}
        value={isColor(color) ? color.toLowerCase() : slate900}
        onChange={({ target }) => onChange(target.value)}
        className={`h-9 w-14 shrink-0 cursor-pointer rounded-sm border border-edge bg-panel p-1 pointer-coarse:h-11 ${fault ? "mb-6" : ""}`}
      />
    </div>
  );
}
