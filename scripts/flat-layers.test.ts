import { describe, expect, it } from "vitest";
import { flatLayers } from "./flat-layers.ts";

describe("a sheet without layers", () => {
  it("has the rules of the layers in the order of their names, then those of none", () => {
    const sheet = "@layer base,top;p{a:b}@layer top{.c{d:e}}@layer base{i{f:g}}@layer base{b{h:i}}";
    expect(flatLayers(sheet)).toBe("i{f:g}b{h:i}.c{d:e}p{a:b}");
  });

  it("keeps what holds for all of it", () => {
    expect(flatLayers("@property --a{syntax:'*'}@layer base{@media print{p{a:b}}}")).toBe(
      "@media print{p{a:b}}@property --a{syntax:'*'}",
    );
  });

  it("is refused where a layer hangs on something", () => {
    expect(() => flatLayers("@media print{@layer base{p{a:b}}}")).toThrow(/inside another rule/);
  });
});
