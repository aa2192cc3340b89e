/** Bytes below which the browser's storage has hardly room for another visit. */
const littleRoom = 150_000_000;

/**
 * Asks the browser to keep what is stored, whatever else it deletes for want of room.
 * @returns whether its storage is nearly full; false where it does not say.
 */
export async function isNearlyFull(): Promise<boolean> {
  // Both are missing without a secure context.
  await navigator.storage?.persist?.().catch(() => false);
  const known = await navigator.storage?.estimate?.().catch(() => undefined);
  if (known?.quota === undefined) return false;
  return known.quota - (known.usage ?? 0) < littleRoom;
}
