import CircleAlert from "lucide-react/icons/circle-alert";
import type { FieldProps, FieldSkin } from "#ui/field-frame.tsx";

/** A field of a page, with the other props of its control. It has a name, because a form without scripts sends it. */
export type PageFieldProps<Control> = Omit<FieldProps, "label" | "name" | "sharedErrorId"> & {
  label: string;
  name: string;
} & Omit<Control, keyof FieldProps | "className">;

/** How fields of pages look. */
export const fieldSkin: FieldSkin = {
  label: "mb-1.5 inline-block font-semibold leading-snug",
  star: "ml-1 text-red-700",
  hint: "-mt-1 mb-2 text-small text-slate-500",
  control:
    "block w-full min-h-12 rounded-sm border bg-white px-3 py-2.5 text-body text-slate-900 transition-colors placeholder:text-slate-500 disabled:cursor-not-allowed disabled:border-limestone-400 disabled:bg-limestone-100 disabled:text-slate-500",
  right: "border-limestone-500 enabled:hover:border-slate-900",
  // A thicker border, so that color is not the only sign of an error.
  wrong: "border-red-700 inset-ring inset-ring-red-700 forced-colors:border-3",
  note: "mt-1.5 text-small text-slate-500",
  error: "mt-2 flex gap-2 text-small font-semibold text-red-700",
  errorIcon: <CircleAlert className="mt-0.5 size-4.5 shrink-0" />,
  remedy: "mt-1 pl-6.5 text-small text-slate-700",
  said: "text-small not-empty:mt-1.5",
};
