import { z } from "zod/mini";

/** The moment at which something was pressed that may have waited for a network since; without it, now. */
export const pressedAt = z.iso.datetime();
