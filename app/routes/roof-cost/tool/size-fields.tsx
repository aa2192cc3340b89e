import { form as words } from "#content/en/roof-cost.ts";
import { type RoofSize, sizeKinds } from "#domain/roof-cost/roof-cost.ts";
import { floorCounts, type TypedRoof } from "#domain/roof-cost/roof-cost-form.ts";
import { SelectField } from "#ui/pages/select-field.tsx";
import { TextField } from "#ui/pages/text-field.tsx";
import { Choices } from "./choices.tsx";
import { fieldId } from "./use-roof-cost.ts";

/** Each way's fields show while its radio button is checked: done in CSS, so that it works without scripts. */
const shownWhen: Record<RoofSize["kind"], string> = {
  "living-area": "in-[form:has([value=living-area]:checked)]:grid",
  outline: "in-[form:has([value=outline]:checked)]:grid",
  squares: "in-[form:has([value=squares]:checked)]:grid",
};
const pair = "hidden items-start gap-5 sm:grid-cols-2";

const typed = { inputMode: "decimal", autoComplete: "off" } as const;

/** The size, in one of three ways. */
export function SizeFields({
  roof,
  errorOf,
}: {
  roof: TypedRoof;
  errorOf(name: string): string | undefined;
}) {
  const field = (name: "area" | "length" | "width" | "squares") => ({
    ...typed,
    ...{ name, id: fieldId(name), defaultValue: roof[name], error: errorOf(name) },
  });
  const { size } = words;
  return (
    <>
      <Choices
        name="size"
        legend={size.legend}
        options={sizeKinds.map((value) => ({ value, label: size.kinds[value] }))}
        chosen={roof.size}
      />
      <div className={`${pair} ${shownWhen["living-area"]}`}>
        <TextField label={size.area} note={size.areaHint} {...field("area")} />
        <SelectField
          label={size.floors}
          name="floors"
          id={fieldId("floors")}
          defaultValue={roof.floors}
          options={floorCounts.map((count) => ({ value: count, label: count.replace(".5", "½") }))}
        />
      </div>
      <div className={`${pair} ${shownWhen.outline}`}>
        <TextField label={size.length} note={size.outlineHint} {...field("length")} />
        <TextField label={size.width} {...field("width")} />
      </div>
      <div className={`hidden ${shownWhen.squares}`}>
        <TextField label={size.squares} note={size.squaresHint} {...field("squares")} />
      </div>
    </>
  );
}
