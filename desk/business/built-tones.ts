import { type Tones, toneTable } from "#domain/brand/color-tones.ts";
import * as constants from "#generated/colors.ts";

/** All colors of `content/colors.css`, by name. */
export const builtTones: Tones = toneTable(constants);
