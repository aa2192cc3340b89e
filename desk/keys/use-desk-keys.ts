import { useEffectEvent, useLayoutEffect } from "react";
import { deskKeyOf } from "./desk-key.ts";
import { areKeysOn } from "./keys-choice.ts";

/** The action of each key. An action that returns false leaves the key to the browser. */
export type KeyActions = Record<
  string,
  ((target: Element | null, pressed: KeyboardEvent) => unknown) | undefined
>;

/** Makes keys act while the component is mounted and no dialog is open. */
export function useDeskKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (document.querySelector("dialog[open]")) return;
    const key = deskKeyOf(event, target);
    // Speech input, or a hand resting on the keyboard, produces letters by accident (WCAG 2.2,
    // 2.1.4).
    if (key?.length === 1 && !areKeysOn()) return;
    const action = key ? actions[key] : undefined;
    if (action && action(target, event) !== false) event.preventDefault();
  });
  // From the frame on in which the page appears: somebody who knows the keys does not wait for the next one.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
