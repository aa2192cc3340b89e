import type { FastifyBaseLogger } from "fastify";

/**
 * Tells the operator at the start of photos that will not be kept. The site starts all the same: messages arrive without
 * them.
 */
export async function warnOfPhotos(
  log: Pick<FastifyBaseLogger, "warn">,
  { photosFault }: { photosFault(): Promise<string | undefined> },
): Promise<void> {
  const fault = await photosFault();
  if (fault) log.warn(`photos: ${fault}`);
}
