/**
 * Calls `take` unless something has the focus in the next task. Between the field that loses the
 * focus and the one that gets it nothing has it either, and React runs effects that are due just
 * then: who goes on quickly would be taken away.
 *
 * @returns what calls it off.
 */
export function whenFocusIsLost(take: () => void): () => void {
  const timer = setTimeout(() => {
    if (document.activeElement === document.body) take();
  });
  return () => clearTimeout(timer);
}
