import { z } from "zod/mini";

/** The log's line of a refused form (server/request-log.ts). */
const refusedLine = z.object({
  msg: z.literal("refused"),
  form: z.string(),
  reason: z.string(),
  status: z.number(),
  localTime: z.string(),
});

/** Forms that were refused for the same reason. Times are local, to the minute. */
export type RefusalGroup = {
  form: string;
  reason: string;
  status: number;
  count: number;
  first: string;
  last: string;
};

/**
 * What a log says was refused in a window of time, most frequent first. Lines of other programs, or cut ones, are passed
 * over; a line may begin with what a collector puts before it.
 * @param window In milliseconds since the epoch, both ends included.
 */
export async function groupRefusals(
  lines: AsyncIterable<string>,
  window: { from: number; to: number },
): Promise<RefusalGroup[]> {
  const groups = new Map<string, RefusalGroup>();
  for await (const line of lines) {
    const refused = read(line);
    if (!refused) continue;
    const at = Date.parse(refused.localTime);
    if (!(at >= window.from && at <= window.to)) continue;
    const { form, reason, status } = refused;
    const minute = refused.localTime.slice(0, 16).replace("T", " ");
    const key = JSON.stringify([form, reason, status]);
    const group = groups.get(key);
    if (!group) groups.set(key, { form, reason, status, count: 1, first: minute, last: minute });
    else {
      group.count += 1;
      if (minute < group.first) group.first = minute;
      if (minute > group.last) group.last = minute;
    }
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}

function read(line: string): z.infer<typeof refusedLine> | undefined {
  if (!line.includes('"refused"')) return undefined;
  try {
    return refusedLine.safeParse(JSON.parse(line.slice(line.indexOf("{")))).data;
  } catch {
    return undefined;
  }
}
