/**
 * A same-page link that the browser follows on its own creates a history entry without a key. React
 * Router takes all such entries for the same one and would scroll to where the last of them was
 * left instead of to the target. So each gets its own key, before the router hears of it: the
 * browser calls listeners in the order in which they were added.
 */
export function keyFragmentEntries(): void {
  addEventListener("popstate", () => {
    if (history.state !== null) return;
    history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
  });
}
