/** Lets this browser open the desk without a network. Only the build has a worker. */
export async function startWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Without it the desk works as before, only not offline.
  await navigator.serviceWorker
    .register("/desk/worker.js", { scope: "/desk", updateViaCache: "none" })
    .catch(() => {});
}

/** Removes the worker and all that it has stored, once somebody has signed out. */
export async function removeWorker(): Promise<void> {
  // Both are missing without a secure context.
  if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  // Nothing else of this site keeps any.
  for (const name of await caches.keys()) await caches.delete(name);
}
