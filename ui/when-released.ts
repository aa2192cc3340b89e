import { afterFrame } from "./after-frame.ts";

/**
 * Resolves once nothing is being pressed: what changes its place under a press, as when a field is left by pressing a
 * button, is missed by it.
 */
export async function whenReleased(): Promise<void> {
  await afterFrame();
  if (!document.querySelector(":active")) return;
  await new Promise((resolve) => {
    for (const end of ["pointerup", "pointercancel", "keyup", "dragend"]) {
      addEventListener(end, resolve, { once: true, capture: true });
    }
  });
  await afterFrame();
}
