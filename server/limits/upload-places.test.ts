import { expect, it } from "vitest";
import { createUploadPlaces } from "./upload-places.ts";

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

it("a network has six places, and the blocks around it twice and eight times as many", () => {
  const places = createUploadPlaces(true);
  const taken = (network: string) => places.take(network) !== undefined;
  expect(times(7).map(() => taken("192.0.2.1"))).toEqual([...Array(6).fill(true), false]);
  expect(taken("192.0.2.2")).toBe(true);
  const ofSubnets = (from: string, count: number) =>
    times(count).filter((subnet) => taken(`2001:db8:0:${from}${subnet.toString(16)}::/64`)).length;
  expect(ofSubnets("1", 16)).toBe(12);
  expect(ofSubnets("1", 16)).toBe(0);
  const more = ["2", "3", "4", "5"].map((site) => ofSubnets(`${site}0`, 16));
  expect(more).toEqual([12, 12, 12, 0]);
});

it("a place is given back once, and everybody has one when no limit counts", () => {
  const places = createUploadPlaces(true);
  const all = times(6).map(() => places.take("192.0.2.1"));
  expect(places.take("192.0.2.1")).toBeUndefined();
  all[0]?.leave();
  expect(places.take("192.0.2.1")).toBeDefined();
  const free = createUploadPlaces(false);
  expect(times(30).every(() => free.take("192.0.2.1"))).toBe(true);
});

it("what arrives keeps nobody out, and what waits for the decoder does when it is sixty", () => {
  const places = createUploadPlaces(true);
  const dripping = times(300).map((index) => places.take(`192.0.2.${index % 50}`));
  expect(dripping).not.toContain(undefined);
  const arrived = dripping.slice(0, 50).map((place) => place?.hasArrived());
  expect(arrived).toEqual(Array(50).fill(true));
  const others = times(11).map((index) => places.take(`203.0.113.${index}`));
  expect(others.map((place) => place?.hasArrived())).toEqual([...Array(10).fill(true), false]);
  expect(places.take("203.0.113.99")).toBeUndefined();
  dripping[0]?.leave();
  expect(others[10]?.hasArrived()).toBe(true);
  for (const place of dripping) if (place !== dripping[0]) place?.leave();
  expect(places.take("203.0.113.99")).toBeDefined();
});

it("the last twelve that wait are of blocks of which none waits yet, so that five of them keep nobody out", () => {
  const places = createUploadPlaces(true);
  const waits = (network: string) => places.take(network)?.hasArrived();
  const ofSite = (site: number) =>
    times(12).filter((index) => waits(`2001:db8:${site}:${(index * 256).toString(16)}::/64`));
  expect(times(5).map((site) => ofSite(site).length)).toEqual([12, 12, 12, 12, 1]);
  expect(times(11).map((index) => waits(`192.0.2.${index}`))).toEqual(Array(11).fill(true));
});

it("of the sixty that wait a /48 has twelve, so that two of them keep nobody out", () => {
  const places = createUploadPlaces(true);
  const attack = ["2001:db8:0", "2001:db8:1"].map((site) =>
    times(48).map((index) => places.take(`${site}:${(index * 256).toString(16)}::/64`)),
  );
  expect(attack.flat()).not.toContain(undefined);
  for (const ofSite of attack) {
    const arrived = ofSite.map((place) => place?.hasArrived());
    expect(arrived).toEqual([...Array(12).fill(true), ...Array(36).fill(false)]);
  }
  const honest = times(20).map((index) => places.take(`192.0.2.${index}`));
  expect(honest.map((place) => place?.hasArrived())).toEqual(Array(20).fill(true));
  attack[0]?.[0]?.leave();
  expect(attack[0]?.[12]?.hasArrived()).toBe(true);
  const free = createUploadPlaces(false);
  expect(times(30).every(() => free.take("2001:db8:0:0::/64")?.hasArrived())).toBe(true);
});

it("a place says of which blocks it is, the largest first", () => {
  const places = createUploadPlaces(true);
  expect(places.take("192.0.2.1")?.blocks).toEqual(["192.0.2.1"]);
  const blocks = ["2001:db8:0:0::/48", "2001:db8:0:1200::/56", "2001:db8:0:1234::/64"];
  expect(places.take("2001:db8:0:1234::/64")?.blocks).toEqual(blocks);
});
