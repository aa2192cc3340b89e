export type ServerEvent = { id: string; event: string; data: Record<string, unknown> };

/** Reads server-sent events like a browser, one after the other. */
export async function openEventStream(url: string, headers: Record<string, string> = {}) {
  const leave = new AbortController();
  const response = await fetch(url, { headers, signal: leave.signal });
  if (!response.body || response.status !== 200) throw new Error(`stream: ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  /** The next event; undefined when the server ends the stream. */
  async function next(): Promise<ServerEvent | undefined> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const lines = text.slice(0, end).split("\n");
        text = text.slice(end + 2);
        const field = (name: string) =>
          lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
        const [id = "", event, data] = [field("id"), field("event"), field("data")];
        if (event && data) return { id, event, data: JSON.parse(data) };
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  }

  return {
    headers: response.headers,
    next,
    /** Waits for this many events. */
    async take(count: number): Promise<ServerEvent[]> {
      const events: ServerEvent[] = [];
      while (events.length < count) {
        const event = await next();
        if (!event) throw new Error("the stream has ended");
        events.push(event);
      }
      return events;
    },
    leave: () => leave.abort(),
  };
}
