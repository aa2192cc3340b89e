import { type RefObject, useEffect, useRef } from "react";

/** Takes whoever has sent a form to its first wrong field, each time it is refused. @returns the ref of that form. */
export function useTakeToFault(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
