import type { ComponentProps } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { countyQuestion, materialNames, pitchHints, form as words } from "#content/en/roof-cost.ts";
import type { LinkTarget } from "#content/pages.ts";
import {
  chimneyCounts,
  roofCostFields,
  skylightCounts,
  type TypedRoof,
} from "#domain/roof-cost/roof-cost-form.ts";
import { Button } from "#ui/pages/button.tsx";
import { SelectField } from "#ui/pages/select-field.tsx";
import { Choices } from "./choices.tsx";
import { PitchDrawing, ShapeDrawing } from "./roof-drawings.tsx";
import { SizeFields } from "./size-fields.tsx";
import { fieldId, rangeId } from "./use-roof-cost.ts";

const counted = (counts: readonly string[]) => counts.map((value) => ({ value, label: value }));

/** The questions. Without scripts the form requests the same page with its answers in the address. */
export function RoofForm({
  roof,
  errorOf,
  form,
}: {
  roof: TypedRoof;
  errorOf(name: string): string | undefined;
  form: ComponentProps<"form">;
}) {
  const hints = useWords(pitchHints);
  const county = useWords(countyQuestion);
  const select = (name: "layers" | "material" | "chimneys" | "skylights" | "county") => ({
    ...{ name, id: fieldId(name), defaultValue: roof[name] },
  });
  return (
    <form
      {...form}
      method="get"
      action={`/roof-cost#${rangeId}` satisfies LinkTarget}
      noValidate
      aria-label={words.heading}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 print:hidden"
    >
      <SizeFields roof={roof} errorOf={errorOf} />
      <Choices
        name="pitch"
        legend={words.pitch.legend}
        options={words.pitch.options.map((option) => ({ ...option, hint: hints[option.value] }))}
        chosen={roof.pitch}
        drawingOf={(value) => value !== "unknown" && <PitchDrawing pitch={value} />}
      />
      <Choices
        name="shape"
        legend={words.shape.legend}
        options={words.shape.options}
        chosen={roof.shape}
        drawingOf={(value) => value !== "unknown" && <ShapeDrawing shape={value} />}
      />
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold leading-snug">{words.rest}</legend>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 sm:grid-cols-2">
          <SelectField
            label={words.material}
            options={roofCostFields.material.map((value) => ({
              value,
              label: materialNames[value],
            }))}
            {...select("material")}
          />
          <SelectField
            label={words.layers.label}
            note={words.layers.hint}
            options={words.layers.options}
            {...select("layers")}
          />
          <SelectField
            label={words.chimneys}
            options={counted(chimneyCounts)}
            {...select("chimneys")}
          />
          <SelectField
            label={words.skylights}
            options={counted(skylightCounts)}
            {...select("skylights")}
          />
          {county.options.length > 1 && (
            <SelectField
              label={county.label}
              note={county.hint}
              options={county.options}
              {...select("county")}
            />
          )}
        </div>
      </fieldset>
      <div>
        <Button look="quiet">{words.submit}</Button>
      </div>
    </form>
  );
}
