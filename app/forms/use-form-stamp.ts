import { type RefObject, useLayoutEffect, useRef } from "react";
import { fetchFormStamp } from "#api-client/form-stamp-call.ts";
import { whenIdle } from "#ui/when-idle.ts";
import { isKept, keyHere } from "./tab-memory.ts";

/**
 * The server's stamp of when the form was first used, which gives away bots that fill it out too fast. Nothing
 * waits for it: it is empty until it arrives, and stays empty if it cannot be had. `isFresh` is
 * false for a form that came back with the visitor's entries. Such a form gets no stamp, nor does
 * one that was begun before the scripts loaded or before a reload: a late stamp would make an
 * unhurried visitor look hasty.
 */
export function useFormStamp(formId: string, isFresh: boolean): RefObject<string> {
  const stamp = useRef("");
  // A layout effect, to run before other effects write into the form.
  useLayoutEffect(() => {
    const form = document.getElementById(formId);
    if (!isFresh || !(form instanceof HTMLFormElement)) return;
    if (isBegun(form) || isKept(keyHere(formId))) return;
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
