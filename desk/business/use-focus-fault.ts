import { type RefObject, useRef } from "react";

/** A form, and what takes whoever has sent it to the first of its fields that cannot be saved. */
export function useFocusFault(): {
  form: RefObject<HTMLFormElement | null>;
  focusFault: () => void;
} {
  const form = useRef<HTMLFormElement>(null);
  return {
    form,
    focusFault() {
      // Once what folds the field has opened.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus(),
        ),
      );
    },
  };
}
