import { expect, it } from "vitest";
import { plainSelector, plainSelectors } from "./plain-selectors.ts";

it.each([
  [".a:is(:where(.g):hover *)", ":where(.g):hover .a"],
  [".a:is(:where(.g):hover *)::before", ":where(.g):hover .a::before"],
  [".a:is(:where(.p):checked~*):disabled", ":where(.p):checked~.a:disabled"],
  [
    ".a:is(:where(.g):has(:is(main>.b:first-child)) *)",
    ":where(.g):has(:is(main>.b:first-child)) .a",
  ],
  [".a:is(:where(.g):is([open],:popover-open) *)", ":where(.g):is([open],:popover-open) .a"],
  [":is(.a>*)", ".a>*"],
  [":is(.a>*):not(:first-child)", ".a>*:not(:first-child)"],
  [".md\\:a:is(:where(.group\\/x)[open] *)", ":where(.group\\/x)[open] .md\\:a"],
])("%s is %s", (selector, expected) => {
  expect(plainSelector(selector)).toBe(expected);
});

it.each([
  ".a:is(.b,.c)",
  ".a:is(.b *,.c *)",
  ".a .b:is(.c *)",
  ".a:is([open])",
  ".a:hover",
  ".a:not(.g:hover *)",
])("%s stays", (selector) => {
  expect(plainSelector(selector)).toBe(selector);
});

it("goes through the selectors of a sheet, also within conditions", () => {
  const sheet = "@media print{.a:is(.g:hover *),.b{color:red}}.c{color:red}";
  expect(plainSelectors(sheet)).toBe("@media print{.g:hover .a,.b{color:red}}.c{color:red}");
});
