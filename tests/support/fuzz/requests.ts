import { gzipSync } from "node:zlib";
import { formBody, jsonBody } from "./bodies.ts";
import { forwardedLines } from "./forwarded.ts";
import type { Key } from "./key.ts";
import type { Random } from "./random.ts";
import { someTarget } from "./targets.ts";

/** The bytes of one request: valid, altered in one place, or garbage. */
export function someRequest(random: Random, key: Key): Buffer {
  if (random.chance(0.01)) return random.bytes(1 + random.below(400));
  const method = someMethod(random);
  const target = someTarget(random, method).replace("{id}", key.appointmentId);
  const isApi = target.includes("/api");
  const hasBody = !["GET", "HEAD", "OPTIONS"].includes(method) || random.chance(0.03);
  const headers: [string, string][] = [
    ["Connection", "close"],
    ...hostLines(random),
    ...forwardedLines(random),
  ];
  if (random.chance(0.8)) {
    if (isApi) headers.push(["Cookie", key.cookie], ["X-CSRF-Token", key.token]);
    else headers.push(["Sec-Fetch-Site", "same-origin"], ["Accept", "text/html,*/*"]);
  }
  const body = hasBody ? someBody(random, headers, isApi, key) : Buffer.alloc(0);
  for (let count = random.below(4); count > 0; count -= 1) headers.push(oddLine(random));
  const version = random.chance(0.98) ? "HTTP/1.1" : random.one(["HTTP/1.0", "HTTP/2.0", "HTTP/9"]);
  const lines = [
    `${method} ${target} ${version}`,
    ...headers.map(([name, text]) => `${name}: ${text}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

function someMethod(random: Random): string {
  return random.chance(0.75)
    ? random.one(["GET", "POST", "POST"])
    : random.one([
        ...["HEAD", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND"],
        ...["PURGE", "QUERY", "get", "G T", ""],
      ]);
}

function hostLines(random: Random): [string, string][] {
  if (random.chance(0.93)) return [["Host", "localhost"]];
  return random.one<[string, string][]>([
    [],
    [
      ["Host", "a"],
      ["Host", "b"],
    ],
    ...["a@b", "", "[", "[::1]:80", "a b", "a:99999", "a/b", "?", "\\", "\xff", "%"].map(
      (host): [string, string][] => [["Host", host]],
    ),
  ]);
}

/** Adds the headers that describe the body. */
function someBody(random: Random, headers: [string, string][], isApi: boolean, key: Key): Buffer {
  const boundary = '--x\r\nContent-Disposition: form-data; name="date"\r\n\r\nx\r\n--x--\r\n';
  const asJson = (): [string, Buffer] => ["application/json", jsonBody(random, key)];
  const asForm = (): [string, Buffer] => [
    "application/x-www-form-urlencoded",
    formBody(random, key),
  ];
  const [type, plain] = random.chance(0.8)
    ? (isApi ? asJson : asForm)()
    : random.one<() => [string, Buffer]>([
        asJson,
        asForm,
        () => ["multipart/form-data; boundary=x", Buffer.from(boundary)],
        () => ["multipart/form-data", Buffer.from(boundary)],
        () => ["application/x-www-form-urlencoded; charset=utf-16", random.bytes(60)],
        () => ["application/json; charset=\xff", random.bytes(60)],
        () => ["application/json", random.bytes(60)],
        () => ["application/json", Buffer.from(`${"[".repeat(30_000)}`)],
        () => ["application/x-www-form-urlencoded", Buffer.alloc(70_000, "a=b&")],
        () => ["text/plain", Buffer.from("x")],
        () => ["", Buffer.alloc(0)],
        () => ["", Buffer.from("date=x")],
        () => [";", Buffer.from("{}")],
      ])();
  if (type) headers.push(["Content-Type", type]);
  let body = plain;
  if (random.chance(0.03)) {
    body = random.chance(0.5) ? gzipSync(plain) : plain;
    headers.push(["Content-Encoding", random.one(["gzip", "br", "deflate", "zstd", "x"])]);
  }
  if (random.chance(0.05)) {
    const size = random.chance(0.8) ? body.length.toString(16) : "zz";
    headers.push(["Transfer-Encoding", "chunked"]);
    return Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from("\r\n0\r\n\r\n")]);
  }
  const length = random.chance(0.97)
    ? String(body.length)
    : random.one(["-1", "x", "99999999999", String(body.length + 5), "1, 2"]);
  headers.push(["Content-Length", length]);
  return body;
}

function oddLine(random: Random): [string, string] {
  return random.one<[string, string]>([
    ["Range", random.one(["bytes=99999999999-", "bytes=5-1", "bytes=0-0,2-3", "bytes=-", "x=1-"])],
    ["If-Match", random.one(['"x"', "*", "x", 'W/"x"'])],
    ["If-None-Match", random.one(['"x"', "*", ",,,", '"'.repeat(500)])],
    ["If-Range", random.one(['"x"', "Sat, 99 Foo 2026", ""])],
    ["If-Modified-Since", random.one(["never", "Sat, 01 Jan 2050 00:00:00 GMT"])],
    ["If-Unmodified-Since", "Sat, 01 Jan 2000 00:00:00 GMT"],
    ["Accept-Encoding", random.one(["br", "gzip;q=0, br;q=x", "*", "\xff", ",", "identity;q=0"])],
    ["Accept", random.one(["text/html", "application/json", "\x80", ";;q=,"])],
    ["Accept-Version", "2.x"],
    ["Expect", random.one(["100-continue", "tea"])],
    ["Cookie", random.one(["csrf=%", "csrf=x.y", "=;=", "a=\xff", "x".repeat(4_000)])],
    ["X-CSRF-Token", random.one(["", "x", "\xff", "."])],
    ["Origin", random.one(["null", "http://localhost", "https://evil.example", "x", "http://["])],
    ["Sec-Fetch-Site", random.one(["same-origin", "cross-site", "\xff"])],
    ["Referer", "http://%"],
    ["Forwarded", "for=x"],
    ["Idempotency-Key", random.one(["", "k", "\xff", "x".repeat(300), "same"])],
    ["Idempotency-Key", "same"],
    ["Authorization", random.one(["Bearer x", "Basic %", ""])],
    ["Upgrade", "websocket"],
    ["X-No-Compression", "1"],
    ["X-HTTP-Method-Override", "DELETE"],
    ["X-React-Router-SPA-Mode", "yes"],
    ["X-React-Router-Prerender-Data", "%"],
    ["Content-Range", "bytes 0-1/2"],
    ["__proto__", "x"],
    ["constructor", "x"],
    ["X-Long", "x".repeat(random.one([10, 10_000, 20_000]))],
    ["Bad Name", "x"],
    ["Te", "trailers"],
  ]);
}
