import type { Random } from "./random.ts";

const odd = ["", " ", ",", ",,,", "x", "%", "\xff", "a@b", "bytes=5-1", "x".repeat(2_000)];

/** What proxies say about a request, by header. */
const said = {
  "X-Forwarded-For": [
    ...["203.0.113.7", "::", "2001:db8::1", "fe80::1%eth0", "203.0.113.7:80", "[2001:db8::1]:443"],
    ...["unknown", "_hidden", "1.2.3.4, x", "x, 1.2.3.4", "999.1.1.1", "1.2.3", "[::1"],
  ],
  "X-Forwarded-Host": [
    ...["localhost", "www.example.com:8080", "[::1]", "a, localhost", "localhost, ["],
    ...["[", "x y", "a:99999", "a/b", "?", "\\", "#", "http://h"],
  ],
  "X-Forwarded-Proto": [
    ...["https", "http", "HTTPS", "https, http", "http,", "://", "https://h/", "file", "data"],
    "javascript",
  ],
  "X-Forwarded-Port": ["443", "-1", "99999"],
};

/** Headers of proxies, some forged, on a share of the requests. */
export function forwardedLines(random: Random): [string, string][] {
  if (random.chance(0.6)) return [];
  return Object.entries(said).flatMap(([name, texts]): [string, string][] =>
    random.chance(0.5) ? [[name, random.one(random.chance(0.7) ? texts : odd)]] : [],
  );
}
