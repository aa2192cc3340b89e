import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInsideAddress } from "./inside-address.ts";

describe("an address inside a network", () => {
  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine, elsewhere in its block", "127.9.8.7"],
    ["no address in particular", "0.0.0.0"],
    ["a private network", "10.1.2.3"],
    ["a private network", "172.16.0.1"],
    ["a private network", "172.31.255.254"],
    ["a private network", "192.168.0.10"],
    ["a provider's shared network", "100.64.0.1"],
    ["a link, with the metadata of clouds", "169.254.169.254"],
    ["many machines at once", "224.0.0.251"],
    ["all machines at once", "255.255.255.255"],
    ["documentation", "192.0.2.7"],
    ["benchmarks", "198.18.0.1"],
    ["what is reserved", "240.0.0.1"],
    ["this machine in IPv6", "::1"],
    ["no address in IPv6", "::"],
    ["a link in IPv6", "fe80::1"],
    ["a link in IPv6 with its zone", "fe80::1%eth0"],
    ["a unique local network", "fd00:ec2::254"],
    ["a site of old", "fec0::1"],
    ["many machines in IPv6", "ff02::1"],
    ["this machine, mapped into IPv6", "::ffff:127.0.0.1"],
    ["this machine, mapped in hexadecimal", "::ffff:7f00:1"],
    ["a private network, compatible with IPv6", "::10.0.0.1"],
    ["a private network behind a translator", "64:ff9b::a00:1"],
    ["a tunnel to a private network", "2002:a00:1::1"],
    ["no address", "localhost"],
    ["nothing", ""],
  ])("is %s: %s", (_what, address) => {
    expect(isInsideAddress(address)).toBe(true);
  });

  it.each(["8.8.8.8", "142.250.80.46", "172.32.0.1", "100.128.0.1", "2607:f8b0:4004:c07::65"])(
    "is not %s",
    (address) => {
      expect(isInsideAddress(address)).toBe(false);
    },
  );

  it("is none behind a translator when it is none itself", () => {
    expect(isInsideAddress("64:ff9b::808:808")).toBe(false);
  });

  it("is the same however an IPv4 address is mapped into IPv6", () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(isInsideAddress(`::ffff:${address}`)).toBe(isInsideAddress(address));
      }),
    );
  });
});
