import { virginiaLicenses } from "#content/bid-rules.ts";
import { fields } from "#content/en/compare-bids.ts";
import { answersOf, type BidField, fieldName } from "#domain/bid-comparison/bid-form.ts";
import { SelectField } from "#ui/pages/select-field.tsx";
import { TextField } from "#ui/pages/text-field.tsx";
import { fieldId } from "./use-bids.ts";

/** Short enough for two in a row on a phone. */
const short: ReadonlySet<BidField> = new Set([
  ...(["price", "extras", "sheets", "sheetPrice", "workmanship", "manufacturer"] as const),
  ...(["licenseClass", "licenseNumber", "squares"] as const),
]);

/** Neither a percent sign nor a word is of use in them. */
const inDigits: ReadonlySet<BidField> = new Set([
  "price",
  "extras",
  "squares",
  "sheets",
  "sheetPrice",
] as const);

/** A wide page has the labels and hints once, left of all bids; assistive technology hears them at each field. */
const besideItsLabel = "lg:[&_label]:sr-only lg:[&_[id$=-note]]:hidden";

export function BidFieldCell({
  field,
  place,
  typed,
  errorOf,
}: {
  field: BidField;
  place: number;
  typed: string | undefined;
  errorOf(name: string): string | undefined;
}) {
  const name = fieldName(field, place);
  const { label, hint, answers } = fields[field];
  const common = { label, name, id: fieldId(name), defaultValue: typed, note: hint };
  const known = answersOf(field, virginiaLicenses);
  return (
    <div
      className={`${besideItsLabel} ${short.has(field) ? "" : "col-span-2 md:col-span-1"} self-start`}
    >
      {known ? (
        <SelectField
          {...common}
          options={known.map((value) => ({ value, label: answers?.[value] ?? value }))}
        />
      ) : (
        <TextField
          {...common}
          error={errorOf(name)}
          autoComplete="off"
          inputMode={inDigits.has(field) ? "decimal" : "text"}
        />
      )}
    </div>
  );
}
