import type { LookupAddress } from "node:dns";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Server as SocketServer,
} from "node:net";
import { gzipSync } from "node:zlib";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";
import { createOutsideCalls, type OutsideCall } from "./outside-calls.ts";

const mebibyte = 2 ** 20;

/** What the servers here stand for: of this machine's addresses, 127.0.0.2 is the public network. */
const isInside = (address: string) => address !== "127.0.0.2";
const outside = "127.0.0.2";

const servers: (Server | SocketServer)[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  }
});

/** A server of the public network, or of another. */
function listen(handler: RequestListener, host = outside): Promise<string> {
  return opened(createServer(handler), host);
}

async function opened(server: Server | SocketServer, host: string): Promise<string> {
  servers.push(server);
  server.listen(0, host);
  await once(server, "listening");
  return `http://${host}:${(server.address() as AddressInfo).port}`;
}

function read(
  address: string,
  { resolve, ...more }: Partial<OutsideCall> & { resolve?: () => Promise<LookupAddress[]> } = {},
) {
  const { call } = createOutsideCalls({ mayUseHttp: true, isInside, ...(resolve && { resolve }) });
  return call({ address, within: patience.expectation, mostBytes: mebibyte, ...more });
}

/** As the site itself calls. */
function readStrictly(address: string) {
  const call = { address, within: patience.expectation, mostBytes: mebibyte };
  return createOutsideCalls().call(call);
}

describe("an address outside", () => {
  it("is called without cookies or credentials, and answers with status, headers and body", async () => {
    let seen: IncomingMessage | undefined;
    const url = await listen((request, response) => {
      seen = request;
      response.setHeader("etag", '"1"');
      response.end("words");
    });
    const answer = await read(`${url}/a?b=c`, { headers: { "if-none-match": '"0"' } });
    expect(answer).toMatchObject({ status: 200, headers: { etag: '"1"' } });
    expect("body" in answer && answer.body.toString()).toBe("words");
    expect(seen?.url).toBe("/a?b=c");
    expect(seen?.headers).toMatchObject({ "if-none-match": '"0"', connection: "close" });
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual(
      ["accept", "accept-encoding", "connection", "host", "if-none-match", "user-agent"].sort(),
    );
  });

  it("is posted to, and not followed elsewhere then", async () => {
    const seen: string[] = [];
    const url = await listen(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      seen.push(`${request.method} ${Buffer.concat(parts)}`);
      response.writeHead(307, { location: "/elsewhere" }).end();
    });
    const answer = await read(url, { method: "POST", body: Buffer.from("words") });
    expect(answer).toMatchObject({ status: 307 });
    expect(seen).toEqual(["POST words"]);
  });

  it("is decompressed", async () => {
    const url = await listen((_request, response) => {
      response.setHeader("content-encoding", "gzip");
      response.end(gzipSync("words"));
    });
    const answer = await read(url);
    expect("body" in answer && answer.body.toString()).toBe("words");
  });

  it("is followed through three redirects, and no further", async () => {
    const url = await listen(({ url: path = "/" }, response) => {
      const left = Number(path.slice(1));
      if (left === 0) response.end("there");
      else response.writeHead(302, { location: `/${left - 1}` }).end();
    });
    expect(await read(`${url}/3`)).toMatchObject({ status: 200 });
    expect(await read(`${url}/4`)).toEqual({ fault: "too many redirects" });
  });
});

describe("an address outside is refused", () => {
  it.each([
    ["that is none", "calendar", "no address"],
    ["with a user", "https://ada@example.com/", "no address"],
    ["with a password", "https://:secret@example.com/", "no address"],
    ["that is not encrypted", "http://example.com/", "not https"],
    ["that is a file", "file:///etc/passwd", "not https"],
    ["that is this machine", "https://127.0.0.1/", "inside"],
    ["that is this machine, in hexadecimal", "https://0x7f.1/", "inside"],
    ["that is this machine, as one number", "https://2130706433/", "inside"],
    ["that is this machine in IPv6", "https://[::1]/", "inside"],
    ["that is this machine by its name", "https://localhost/", "inside"],
    ["that tells clouds their secrets", "https://169.254.169.254/latest/", "inside"],
  ])("%s: %s", async (_what, address, fault) => {
    expect(await readStrictly(address)).toEqual({ fault });
  });

  it("when its name stands for a machine inside, even as one of several", async () => {
    const url = await listen((_request, response) => response.end("secret"), "127.0.0.1");
    const named = url.replace("127.0.0.1", "calendar.example");
    const resolve = async () => [
      { address: outside, family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    expect(await read(named, { resolve })).toEqual({ fault: "inside" });
  });

  it("when a redirect leads inside, before anything is sent there", async () => {
    let wasReached = false;
    const inside = await listen((_request, response) => {
      wasReached = true;
      response.end("secret");
    }, "127.0.0.1");
    const url = await listen((_request, response) =>
      response.writeHead(302, { location: inside }).end(),
    );
    expect(await read(url)).toEqual({ fault: "inside" });
    expect(wasReached).toBe(false);
  });

  it("when it does not answer, or never ends", async () => {
    const silent = await listen(() => {});
    const endless = await listen((_request, response) => {
      response.write("BEGIN");
    });
    expect(await read(silent, { within: 100 })).toEqual({ fault: "timeout" });
    expect(await read(endless, { within: 100 })).toEqual({ fault: "timeout" });
  });

  it("when its name server does not answer", async () => {
    const resolve = () => new Promise<never>(() => {});
    expect(await read("http://calendar.example/", { within: 50, resolve })).toEqual({
      fault: "timeout",
    });
  });

  it("when it sends more than was asked for: announced, unannounced, or decompressed", async () => {
    const much = Buffer.alloc(4 * mebibyte);
    const announced = await listen((_request, response) => response.end(much));
    const unannounced = await listen((_request, response) => {
      response.write("a");
      response.end(much);
    });
    const bomb = await listen((_request, response) => {
      response.setHeader("content-encoding", "gzip");
      response.end(gzipSync(Buffer.alloc(64 * mebibyte)));
    });
    for (const url of [announced, unannounced, bomb]) {
      expect(await read(url)).toEqual({ fault: "too large" });
    }
  });

  it("when it is compressed otherwise, not HTTP, or cut off", async () => {
    const other = await listen((_request, response) => {
      response.setHeader("content-encoding", "br");
      response.end("words");
    });
    const damaged = await listen((_request, response) => {
      response.setHeader("content-encoding", "gzip");
      response.end("words");
    });
    const mail = await opened(
      createSocketServer((socket) => socket.end("220 mail.example ESMTP\r\n")),
      outside,
    );
    const cut = await listen((_request, response) => {
      response.setHeader("content-length", "100");
      response.write("words");
      setImmediate(() => response.destroy());
    });
    expect(await read(other)).toEqual({ fault: "garbled" });
    expect(await read(damaged)).toEqual({ fault: "garbled" });
    expect(await read(mail)).toEqual({ fault: "garbled" });
    expect(await read(cut)).toEqual({ fault: "unreachable" });
  });

  it("when nobody is there, or nobody has the name", async () => {
    const url = await listen(() => {});
    const gone = servers.pop();
    gone?.close();
    expect(await read(url)).toEqual({ fault: "unreachable" });
    const resolve = () => Promise.reject(Object.assign(new Error(), { code: "ENOTFOUND" }));
    expect(await read("http://calendar.example/", { resolve })).toEqual({ fault: "unknown host" });
  });

  it("when its certificate cannot be trusted, or it does not encrypt", async () => {
    const plain = await listen((_request, response) => response.end("words"));
    expect(await read(plain.replace("http:", "https:"))).toEqual({ fault: "garbled" });
    const mail = new SMTPServer({ secure: true, logger: false });
    mail.on("error", () => {});
    const selfSigned = await opened(mail.server, outside);
    expect(await read(selfSigned.replace("http:", "https:"))).toEqual({ fault: "certificate" });
  });
});

describe("the name of an address outside", () => {
  it("leads to the address that was looked at, whatever it stands for a moment later", async () => {
    let host: string | undefined;
    const url = await listen((request, response) => {
      host = request.headers.host;
      response.end("words");
    });
    const answers = [[{ address: outside, family: 4 }], [{ address: "127.0.0.1", family: 4 }]];
    const named = url.replace(outside, "calendar.example");
    const resolve = async () => answers.shift() ?? [];
    expect(await read(named, { resolve })).toMatchObject({ status: 200 });
    expect(answers).toHaveLength(1);
    expect(`http://${host}`).toBe(named);
  });
});
