import { type RefObject, useLayoutEffect, useRef } from "react";
import { fetchFormStamp } from "#api-client/form-stamp-call.ts";
import { whenIdle } from "#app/ui/when-idle.ts";

/**
 * The server's stamp of when the form was first used, by which it tells a program's haste; empty
 * until it has come, which nobody waits for, and for good when it cannot be had. `isFresh` is false
 * for a form that came back with what was typed. Such a one, and one that was begun before the
 * scripts came, gets no stamp: it would make an unhurried visitor look hasty.
 */
export function useFormStamp(formId: string, isFresh: boolean): RefObject<string> {
  const stamp = useRef("");
  // Before other effects write into the form.
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!isFresh || !(form instanceof HTMLFormElement) || isBegun(form)) return;
    return whenIdle(() => {
      fetchFormStamp().then(
        (text) => {
          stamp.current = text;
        },
        () => {},
      );
    });
  }, [formId, isFresh]);
  return stamp;
}

function isBegun(form: HTMLFormElement): boolean {
  return Array.from(form.elements).some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  );
}
