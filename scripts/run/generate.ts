import type { ContentFault } from "../content-fault.ts";
import { generateFromContent } from "./generate-from-content.ts";

/**
 * Generates all of `.generated`, which type checks, builds and servers need: fonts, map, colors, logo for mails, and what is made of
 * the words.
 * @returns the faults of articles and of pictures, which are left out.
 */
export async function generate(): Promise<readonly ContentFault[]> {
  await import("../pictures/generate-fonts.ts");
  await import("../pictures/generate-map.ts");
  await import("../pictures/generate-us-counties.ts");
  await import("../pictures/generate-colors.ts");
  await import("../pictures/generate-mail-logo.ts");
  return generateFromContent();
}

// Run directly, it is part of a build, which fails on any article or picture with a fault.
if (import.meta.main && (await generate()).length > 0) process.exit(1);
