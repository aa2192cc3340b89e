import { useEffect, useRef, useState } from "react";
import type { PhotoUpload } from "./photo-uploads.ts";

/** Why a form waits that the visitor has sent; null: it does not. */
export type Held = "on-the-way" | "failed" | null;

/**
 * Keeps a form from being sent while photos are on their way, and sends it as soon as they have arrived. Where one did
 * not arrive, the visitor decides.
 */
export function useHeldForm(formId: string, all: readonly PhotoUpload[]): Held {
  const [isPressed, setIsPressed] = useState(false);
  const state = stateOf(all);
  const latest = useRef(state);
  latest.current = state;

  useEffect(() => {
    const form = document.getElementById(formId);
    const hold = (event: Event) => {
      if (!latest.current) return setIsPressed(false);
      event.preventDefault();
      // The form's own way of sending must not see it.
      event.stopImmediatePropagation();
      setIsPressed(true);
    };
    form?.addEventListener("submit", hold);
    return () => form?.removeEventListener("submit", hold);
  }, [formId]);

  useEffect(() => {
    const form = document.getElementById(formId);
    if (!isPressed || state || !(form instanceof HTMLFormElement)) return;
    form.requestSubmit();
  }, [formId, isPressed, state]);

  return isPressed ? state : null;
}

function stateOf(all: readonly PhotoUpload[]): Held {
  if (all.some(({ state }) => state !== "sent" && state !== "failed")) return "on-the-way";
  return all.some(({ state }) => state === "failed") ? "failed" : null;
}
