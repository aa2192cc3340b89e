import { useEffect, useEffectEvent } from "react";
import { deskKeyOf } from "#desk/keys/desk-key.ts";
import { areKeysOn } from "#desk/keys/keys-choice.ts";

/**
 * The keys of an emergency, which work above an open dialog, too: `o`, and Alt+O while somebody
 * types. On a Mac, Option makes another letter of it, so its place on the keyboard counts.
 */
export function useEmergencyKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    const { altKey, ctrlKey, metaKey, shiftKey, code } = event;
    const isWithAlt = code === "KeyO" && altKey && !ctrlKey && !metaKey && !shiftKey;
    if (!isWithAlt && !(areKeysOn() && deskKeyOf(event, target) === "o")) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
