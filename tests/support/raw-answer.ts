import { connect } from "node:net";

export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/** Sends a request's lines unchanged, and returns everything until the server closes. `fetch` would correct them. */
export function rawAnswer(url: string, lines: readonly string[], body = ""): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write([...lines, "Connection: close", "", body].join("\r\n")),
    );
    let text = "";
    socket.on("data", (part) => {
      text += part.toString("latin1");
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const end = text.indexOf("\r\n\r\n");
      const [first = "", ...rest] = text.slice(0, end).split("\r\n");
      const headers = rest.map((line) => {
        const at = line.indexOf(": ");
        return [line.slice(0, at).toLowerCase(), line.slice(at + 2)] as const;
      });
      resolve({
        status: Number(first.split(" ")[1]),
        headers: new Map(headers),
        body: text.slice(end + 4),
      });
    });
  });
}
