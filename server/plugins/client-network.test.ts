import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blocksOf, networkOf } from "./client-network.ts";

describe("the network of a client", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["64:ff9b::203.0.113.7", "203.0.113.7"],
    ["2001:db8:0:1:2:3:4:5", "2001:db8:0:1::/64"],
    ["2001:0DB8:0000:0001::", "2001:db8:0:1::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["unknown", "unknown"],
    ["", ""],
    [undefined, ""],
    ["x".repeat(1_000), "x".repeat(45)],
  ])("of %.60j is %j", (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it("is the same for every address of a /64, and different next to it", () => {
    fc.assert(
      fc.property(fc.ipV6(), fc.ipV6(), (one, other) => {
        const [first, second] = [one, other].map(networkOf);
        if (!first?.endsWith("::/64")) return;
        const prefix = first.slice(0, -"::/64".length);
        expect(networkOf(`${prefix}:1:2:3:4`)).toBe(first);
        const groups = prefix.split(":");
        groups[3] = ((Number.parseInt(groups[3] ?? "", 16) + 1) & 0xffff).toString(16);
        expect(networkOf(`${groups.join(":")}:1:2:3:4`)).not.toBe(first);
        expect(second).toMatch(/^[0-9a-f:]+::\/64$|^\d+\.\d+\.\d+\.\d+$/);
      }),
    );
  });
});

describe("the blocks of a network", () => {
  it.each([
    ["203.0.113.7", ["203.0.113.7"]],
    ["2001:db8:0:1ff::1", ["2001:db8:0:1ff::/64", "2001:db8:0:100::/56", "2001:db8:0:0::/48"]],
    ["2001:db8:7:ffff::", ["2001:db8:7:ffff::/64", "2001:db8:7:ff00::/56", "2001:db8:7:0::/48"]],
    ["unknown", ["unknown"]],
    ["", [""]],
  ])("%s are %j", (ip, names) => {
    expect(blocksOf(networkOf(ip)).map(({ name }) => name)).toEqual(names);
  });

  it("are shared by all addresses in them and by no others, and the larger ones have more room", () => {
    const group = fc.nat(0xffff);
    const address = fc.tuple(group, group, group, group, group);
    fc.assert(
      fc.property(address, address, (one, other) => {
        const [first, second] = [one, other].map((groups) => {
          const written = groups.map((each) => each.toString(16)).join(":");
          return blocksOf(networkOf(`2001:${written}::`));
        });
        for (const [index, bits] of [64, 56, 48].entries()) {
          const prefix = (groups: readonly number[]) =>
            [0x2001, ...groups]
              .map((each) => each.toString(2).padStart(16, "0"))
              .join("")
              .slice(0, bits);
          const isShared = first?.[index]?.name === second?.[index]?.name;
          expect(isShared).toBe(prefix(one) === prefix(other));
        }
        const times = first?.map(({ times }) => times) ?? [];
        expect(times).toEqual([...new Set(times)].sort((less, more) => less - more));
      }),
    );
  });
});
