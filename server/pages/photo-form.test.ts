import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import { handMadePages } from "#tests/support/page-source.ts";
import { halves } from "#tests/support/photos/photos.ts";
import { engines, startTestApp, type TestApp } from "#tests/support/test-app.ts";

describe.each(engines)("a form with photos, sent without scripts, on %s", (engine) => {
  let server: TestApp;
  let pages: ReturnType<typeof handMadePages>;
  let photo: File;

  beforeAll(async () => {
    pages = handMadePages();
    server = await startTestApp(engine, { pageSource: pages.source });
    photo = new File([new Uint8Array(await halves("jpeg"))], "roof.jpg", { type: "image/jpeg" });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    pages.rendered.length = 0;
  });

  async function send(fields: [string, string | File][], path = "/contact-us") {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const headers = { "sec-fetch-site": "same-origin" };
    const answer = await fetch(server.url + path, { method: "POST", headers, body });
    return { status: answer.status, form: new URLSearchParams(pages.rendered[0]?.body ?? "") };
  }

  const idsIn = (form: URLSearchParams) => form.get("photos")?.split(" ") ?? [];

  it("reaches its page as the same form with the photos' ids", async () => {
    const { status, form } = await send([
      ["name", "Zoë O'Neill"],
      ["message", "a\r\nb"],
      ["photoFiles", photo],
      ["photoFiles", photo],
    ]);
    expect(status).toBe(200);
    expect([form.get("name"), form.get("message")]).toEqual(["Zoë O'Neill", "a\r\nb"]);
    expect(new Set(idsIn(form)).size).toBe(2);
    expect(form.has("photoFaults")).toBe(false);
  });

  it("reaches the page of an appointment", async () => {
    const { status, form } = await send([["photoFiles", photo]], "/appointments/Ab-3_x");
    expect([status, idsIn(form).length]).toEqual([200, 1]);
  });

  it("keeps the photos that came with it before", async () => {
    const { form } = await send([
      ["photos", "here already"],
      ["photoFiles", photo],
    ]);
    expect(idsIn(form).slice(0, 2)).toEqual(["here", "already"]);
    expect(idsIn(form)).toHaveLength(3);
  });

  it("arrives without photos when none was chosen", async () => {
    const { form } = await send([
      ["name", "Ada"],
      ["photoFiles", new File([], "")],
    ]);
    expect([...form]).toEqual([["name", "Ada"]]);
  });

  it("arrives, and says why a photo did not", async () => {
    const other = new File(["no photo"], "roof.jpg");
    const huge = new File([new Uint8Array(photoLimits.bytes + 1)], "huge.jpg");
    const { status, form } = await send([
      ["photoFaults", "often"],
      ["photoFiles", other],
      ["photoFiles", huge],
      ["photoFiles", photo],
      ["name", "Ada"],
    ]);
    expect([status, form.get("name")]).toEqual([200, "Ada"]);
    expect(idsIn(form)).toHaveLength(1);
    expect(form.get("photoFaults")?.split(" ").sort()).toEqual(["too-big", "type"]);
  });

  it("takes as many as a request may have", async () => {
    const many = Array.from({ length: photoLimits.most + 2 }, (): [string, File] => [
      "photoFiles",
      photo,
    ]);
    const { form } = await send([...many, ["name", "Ada"]]);
    expect(idsIn(form)).toHaveLength(photoLimits.most);
    expect(form.get("photoFaults")).toBe("too-many");
    expect(form.get("name")).toBe("Ada");
  });

  it("is refused on a page whose form has none, from another site, and damaged", async () => {
    expect((await send([["name", "Ada"]], "/schedule")).status).toBe(415);
    const other = await fetch(`${server.url}/contact-us`, {
      method: "POST",
      headers: { "sec-fetch-site": "cross-site" },
      body: new FormData(),
    });
    expect(other.status).toBe(403);
    const damaged = await fetch(`${server.url}/contact-us`, {
      method: "POST",
      headers: { "sec-fetch-site": "same-origin", "content-type": "multipart/form-data" },
      body: "name=Ada",
    });
    expect(damaged.status).toBe(400);
    expect(pages.rendered).toEqual([]);
  });

  it("arrives with six photos of the fifty that were chosen, and is read no further", async () => {
    const fields: [string, string | File][] = Array.from({ length: 50 }, () => [
      "photoFiles",
      photo,
    ]);
    const { status, form } = await send([["name", "Ada"], ...fields]);
    // An error: browsers show nothing else before they have sent everything.
    expect([status, form.get("name"), form.get("photoFaults")]).toEqual([413, "Ada", "too-many"]);
    expect(idsIn(form)).toHaveLength(photoLimits.most);
  });

  it.each<[name: string, part: string, count: number]>([
    ["tiny fields", '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n', 100_000],
    [
      "files without a name",
      '--b\r\ncontent-disposition: form-data; name="a"; filename=""\r\n\r\n\r\n',
      100_000,
    ],
    ["parts that are nothing", "--b\r\n\r\n\r\n", 600_000],
    ["endless headers", `--b\r\n${"x: y\r\n".repeat(1_000)}`, 1_000],
    [
      "one long field",
      `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n${"x".repeat(6_000_000)}`,
      1,
    ],
  ])("is read no further than a form can be long: %s", async (_name, part, count) => {
    const bytes = part.repeat(count);
    expect(bytes.length).toBeGreaterThan(4_000_000);
    const accepted = once(server.app.server, "connection");
    const head = [
      "POST /contact-us HTTP/1.1\r\nHost: a\r\nSec-Fetch-Site: same-origin",
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${bytes.length + 9}\r\n\r\n`,
    ].join("\r\n");
    const { hostname, port } = new URL(server.url);
    const client = connect(Number(port), hostname);
    let seen = "";
    client.on("data", (piece) => {
      seen += piece;
    });
    client.on("error", () => {});
    const isClosed = new Promise((resolve) => client.on("close", resolve));
    client.write(head + bytes);
    const [socket] = (await accepted) as [Socket];
    await isClosed;
    expect(seen).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(seen).toMatch(/\r\nconnection: close\r\n/i);
    expect(socket.bytesRead).toBeLessThan(512 * 1024);
    expect(pages.rendered).toEqual([]);
  });
});
