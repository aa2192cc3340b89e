import { createSocket, type Socket } from "node:dgram";
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { patience } from "#tests/support/patience.ts";
import { createOutsideCalls } from "./outside-calls.ts";
import { createNameResolver } from "./resolve-name.ts";

const sockets: Socket[] = [];
/** What a name server says (RFC 1035, section 4.1.1). */
const noSuchName = 3;

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

/** A name server on this machine, and how often it was asked. */
async function nameServer(answer: (question: Buffer) => Promise<Buffer> | Buffer | undefined) {
  const socket = createSocket("udp4");
  sockets.push(socket);
  const seen = { questions: 0 };
  socket.on("message", async (question, { address, port }) => {
    seen.questions += 1;
    const said = await answer(question);
    if (said) socket.send(said, port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { server: `127.0.0.1:${socket.address().port}`, seen };
}

/** The answer that an IPv4 address is, to what asks for one; to others, that there is none. */
function answerTo(question: Buffer, address: readonly number[], code = 0): Buffer {
  const end = question.indexOf(0, 12) + 5;
  const isOfFour = question.readUInt16BE(end - 4) === 1;
  const records = isOfFour && code === 0 ? 1 : 0;
  const head = Buffer.from([0, 0, 0x81, 0x80 | code, 0, 1, 0, records, 0, 0, 0, 0]);
  question.copy(head, 0, 0, 2);
  const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address];
  return Buffer.concat([head, question.subarray(12, end), Buffer.from(records ? record : [])]);
}

const silent = () => nameServer(() => undefined);
/** For name servers that stay silent; one that answers shares this process, which may be slow. */
const hasty = { timeout: 50, tries: 2 };
const patient = { timeout: patience.expectation, tries: 1 };

describe("the name of an address outside", () => {
  it("is given up when its name server never answers, however long the call may take", async () => {
    const { server, seen } = await silent();
    const resolve = createNameResolver({ ...hasty, servers: [server] });
    const { call } = createOutsideCalls({ resolve });
    const address = "https://calendar.example/";
    const answer = await call({ address, within: patience.test, mostBytes: 1_000 });
    expect(answer).toEqual({ fault: "timeout" });
    expect(seen.questions).toBeGreaterThanOrEqual(2);
  });

  it("keeps no other name waiting, of however many the name server never answers", async () => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const late = await nameServer(async (question) => {
      await isReleased;
      return answerTo(question, [], noSuchName);
    });
    const hanging = createNameResolver({
      ...{ timeout: patience.test, tries: 1, servers: [late.server] },
    });
    const names = Array.from({ length: 40 }, () => hanging("calendar.example"));
    const settled = Promise.allSettled(names);
    const site = createServer((_request, response) => response.end("words"));
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    const { server } = await nameServer((question) => answerTo(question, [127, 0, 0, 1]));
    const resolve = createNameResolver({ ...patient, servers: [server] });
    const { call } = createOutsideCalls({ mayUseHttp: true, isInside: () => false, resolve });
    const address = `http://calendar.example:${(site.address() as AddressInfo).port}/`;
    const answer = await call({ address, within: patience.expectation, mostBytes: 1_000 });
    expect(answer).toMatchObject({ status: 200 });
    site.close();
    // The system's own questions go on, with which mails are sent.
    expect(await lookup("localhost", { family: 4 })).toMatchObject({ address: "127.0.0.1" });
    release();
    for (const { status } of await settled) expect(status).toBe("rejected");
  });

  it("is unknown when its name server says so", async () => {
    const { server } = await nameServer((question) => answerTo(question, [], noSuchName));
    const resolve = createNameResolver({ ...patient, servers: [server] });
    await expect(resolve("nobody.example")).rejects.toMatchObject({ fault: "unknown host" });
  });

  it("is this machine where it says so, and nobody is asked", async () => {
    const { server, seen } = await silent();
    const resolve = createNameResolver({ ...hasty, servers: [server] });
    for (const host of ["localhost", "LOCALHOST.", "desk.localhost"]) {
      expect(await resolve(host)).toEqual([{ address: "127.0.0.1", family: 4 }]);
    }
    expect(seen.questions).toBe(0);
  });
});
