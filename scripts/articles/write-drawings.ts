import { writeFolder } from "../run/write-changed.ts";
import type { Drawings } from "./read-drawings.ts";

/**
 * Writes the articles' drawings to their paths, where the build and the development server serve them along with the site's
 * own files (`publicDir` in vite.config.ts).
 */
export function writeDrawings(drawings: Drawings): Promise<void> {
  const files = [...drawings.values()].flatMap((drawing) =>
    drawing ? [[drawing.address.slice(1), drawing.svg] as const] : [],
  );
  return writeFolder(".generated/public", Object.fromEntries(files));
}
