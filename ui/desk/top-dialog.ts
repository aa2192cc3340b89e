import { useSyncExternalStore } from "react";

/** The open dialogs, the topmost last. */
let opened: readonly HTMLDialogElement[] = [];

const changes = new EventTarget();

/** Call it when a dialog has opened. @returns what to call when it has closed. */
export function standOnTop(dialog: HTMLDialogElement): () => void {
  change([...opened, dialog]);
  return () => change(opened.filter((each) => each !== dialog));
}

/**
 * The dialog that makes everything else inert; undefined when none is open. Only what is inside it
 * can be seen above its backdrop, pressed and read.
 */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(follow, () => opened.at(-1));
}

function change(dialogs: readonly HTMLDialogElement[]): void {
  opened = dialogs;
  changes.dispatchEvent(new Event("change"));
}

function follow(listener: () => void): () => void {
  changes.addEventListener("change", listener);
  return () => changes.removeEventListener("change", listener);
}
