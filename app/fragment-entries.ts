/**
 * A link to a place on the same page that the browser follows by itself makes a history entry
 * without a key. React Router takes all of those for one, and would scroll to where the last of them
 * was left instead of to the place. So each gets a key of its own; to be called before the router
 * listens, since the browser calls listeners in the order in which they came.
 */
export function keyFragmentEntries() {
  window.addEventListener("popstate", () => {
    if (history.state !== null) return;
    history.replaceState({ key: Math.random().toString(36).slice(2) }, "");
  });
}
