import fc from "fast-check";
import { expect, it } from "vitest";
import { trimmed, withPlainDashesAndSpaces, withPlainDigits } from "./plain-characters.ts";

it("knows the ten digits of every script", () => {
  for (let zero = 0; zero < 0x11_0000; zero += 1) {
    const isFirst = /^\p{Nd}$/u.test(character(zero)) && !/^\p{Nd}$/u.test(character(zero - 1));
    if (!isFirst) continue;
    const digits = Array.from({ length: 10 }, (_, value) => character(zero + value)).join("");
    expect(withPlainDigits(digits), digits).toBe("0123456789");
  }
});

it("writes every dash as a hyphen and every space as a space", () => {
  expect(withPlainDashesAndSpaces("12–14 Maple\u00a0St−4\u2009‑\u3000—")).toBe(
    "12-14 Maple St-4 - -",
  );
});

it("strips at either end what nobody sees, and keeps it inside", () => {
  expect(trimmed(" \u202aada@example.com\u200b\ufeff \u200e")).toBe("ada@example.com");
  expect(trimmed("\u200bعلی\u200cرضا\u200d ")).toBe("علی\u200cرضا");
  expect(trimmed("\u200b \u2060")).toBe("");
  // The flag of England ends in characters that are as invisible, and belong to it.
  const flag = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
  expect(trimmed(flag)).toBe(flag);
});

it("changes nothing when done twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const plain of [trimmed, withPlainDashesAndSpaces, withPlainDigits]) {
        expect(plain(plain(text))).toBe(plain(text));
      }
    }),
  );
});

function character(codePoint: number): string {
  return codePoint < 0 ? "" : String.fromCodePoint(codePoint);
}
