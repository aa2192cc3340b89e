/** In a tab that is hidden, no frame comes: milliseconds until it is no longer waited for. */
const longest = 100;

/** Resolves once the next frame is painted, so that what follows a press does not delay what answers it. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
}
