import { z } from "zod/mini";
import { leadChangeKinds } from "./lead.ts";
import { leadRow } from "./lead-row.ts";

/**
 * Data of the `lead` event of `GET /api/desk/changes` (`text/event-stream`). It has an `id:`, from which a screen
 * continues after reconnecting (`Last-Event-ID`, or `after`). `ready` comes before the first change and provides an id;
 * `calendar`, with an id too, says that closures or inspectors have changed, so that days have to be read again;
 * `reload` says that too much was missed, and `mails`, to those who see mails, to ask `/desk/mail-flow` again. `beat`
 * comes every 15 seconds: without it the connection is dead. A change may be repeated but is never left out.
 */
export const streamedChange = z.object({
  /** The lead's id. */
  id: z.string(),
  /** The number people use for it; null when the lead was erased. */
  number: z.nullable(z.number()),
  kind: z.enum(leadChangeKinds),
  /** The lead as lists show it now; null when it was erased, or is no longer the viewer's. */
  lead: z.nullable(leadRow),
});

export type StreamedChange = z.output<typeof streamedChange>;
