import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { pages } from "#content/pages.ts";
import { photoLimits } from "#domain/photo/photo-rules.ts";
import {
  importCall,
  isPhotoCall,
  photoCall,
  photoPages,
  roofPhotoCall,
  takesPhotos,
} from "#server/plugins/photo-addresses.ts";

/** How a proxy's file says how large a request may be: nginx, Caddy, Apache, HAProxy. */
const sizeLimit = /client_max_body_size|max_size|LimitRequestBody|req\.body_size|body_len/;

const files = (readdirSync("deploy", { recursive: true }) as string[])
  .map((name) => path.join("deploy", name))
  .filter((name) => statSync(name).isFile());
const limiting = files.filter((name) => sizeLimit.test(readFileSync(name, "utf8")));

describe("the proxies' files", () => {
  it("are known to this test where they limit requests", () => {
    expect(files).toContain("deploy/Caddyfile");
    expect(limiting).toEqual(["deploy/nginx.conf"]);
  });

  it("let a form with photos through wherever the site takes one, and no other", () => {
    const addresses = [
      photoCall,
      importCall,
      roofPhotoCall,
      "/api/desk/leads/:lead/roof-photos",
      ...photoPages,
      ...Object.keys(pages),
      "/api/customers/contact",
    ]
      .map((address) => address.replaceAll(/:\w+/g, "Ab-3_x"))
      .flatMap((address) => [address, `${address}/`.replace("//", "/"), address.toUpperCase()]);
    const large = locationsOf(readFileSync("deploy/nginx.conf", "utf8"));
    for (const address of addresses) {
      const isLarge = large.some(({ pattern }) => pattern.test(address));
      expect([address, isLarge]).toEqual([address, takesPhotos(address) || isPhotoCall(address)]);
    }
    for (const { megabytes } of large) {
      expect(megabytes * 1e6).toBeGreaterThan(photoLimits.most * photoLimits.bytes + 64 * 1024);
    }
  });
});

/** Where nginx takes more than elsewhere, and how much. */
function locationsOf(file: string): { pattern: RegExp; megabytes: number }[] {
  const found = file.matchAll(
    /location ~\* (\S+) \{[^}]*?client_max_body_size (\d+)m;[^}]*?proxy_request_buffering off;/g,
  );
  return [...found].map(([, pattern = "", megabytes]) => ({
    pattern: new RegExp(pattern, "i"),
    megabytes: Number(megabytes),
  }));
}
