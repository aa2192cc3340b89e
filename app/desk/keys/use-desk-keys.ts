import { useEffect, useEffectEvent } from "react";
import { deskKeyOf } from "./desk-key.ts";
import { areKeysOn } from "./keys-choice.ts";

/** What a key does. False: nothing here, the browser's own meaning holds. */
export type KeyActions = Record<string, ((target: Element | null) => unknown) | undefined>;

/** Lets keys act while the page is shown and no dialog is open. */
export function useDeskKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (document.querySelector("dialog[open]")) return;
    const key = deskKeyOf(event, target);
    // Who speaks to their computer, or rests a hand on it, presses letters unawares (WCAG 2.2, 2.1.4).
    if (key?.length === 1 && !areKeysOn()) return;
    const action = key ? actions[key] : undefined;
    if (action && action(target) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
