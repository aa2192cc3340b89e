import fc from "fast-check";
import { expect, it } from "vitest";
import { soundsOf } from "./sounds.ts";

const soundAlike = (one: string, other: string) =>
  soundsOf(one).some((code) => soundsOf(other).includes(code));

it.each([
  ["smyth", "smith"],
  ["smythe", "smith"],
  ["catherine", "kathryn"],
  ["katharine", "kathryn"],
  ["jon", "john"],
  ["steven", "stephen"],
  ["schmidt", "smith"],
  ["philip", "filip"],
  ["nguyen", "nguyan"],
  ["fairfacks", "fairfax"],
])("%s sounds like %s", (one, other) => {
  expect(soundAlike(one, other)).toBe(true);
});

it.each([
  ["smith", "jones"],
  ["catherine", "christine"],
  ["maple", "oak"],
  ["22030", "22031"],
  ["va", "vo"],
  ["李小龙", "李小龙"],
])("%s does not sound like %s", (one, other) => {
  expect(soundAlike(one, other)).toBe(false);
});

it("codes are letters and digits, whatever the word is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (word) => {
      for (const code of soundsOf(word)) expect(code).toMatch(/^[a-z0-9]+$/);
    }),
  );
});
