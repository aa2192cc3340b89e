import { describe, expect, it } from "vitest";
import { type PageContents, usedStyle } from "./used-style.ts";

/** A page with these tags, classes (`.a`), ids (`#a`) and attributes (`[a]`, `[a=b]`). */
function page(...names: string[]): PageContents {
  return {
    hasTag: (name) => names.includes(name),
    hasClass: (name) => names.includes(`.${name}`),
    hasId: (id) => names.includes(`#${id}`),
    hasAttribute: (name, value) =>
      names.includes(value === null ? `[${name}]` : `[${name}=${value}]`),
  };
}

describe("the style of a first paint", () => {
  it.each([
    [".a{color:red}", [".a"], ".a{color:red}"],
    [".a{color:red}", [".b"], ""],
    [".a,.b{color:red}", [".b"], ".b{color:red}"],
    [".a .b{color:red}", [".b"], ""],
    ["p>.a:first-child{color:red}", ["p", ".a"], "p>.a:first-child{color:red}"],
    ["#a{color:red}", ["#a"], "#a{color:red}"],
    [".a::placeholder{color:red}", [".a", "[placeholder]"], ".a::placeholder{color:red}"],
    ["::-webkit-datetime-edit{padding:0}", ["[type=date]"], "::-webkit-datetime-edit{padding:0}"],
    ["::-webkit-datetime-edit{padding:0}", ["[type=email]"], ""],
    ["[open]{color:red}", ["[open]"], "[open]{color:red}"],
    ["[open]{color:red}", [], ""],
    ["[data-x=a]{color:red}", ["[data-x]", "[data-x=b]"], ""],
    [":is(.a,.b)>p{color:red}", [".b", "p"], ":is(.a,.b)>p{color:red}"],
    [":is(.a,.b)>p{color:red}", ["p"], ""],
    [".a:has(.b){color:red}", [".a"], ""],
    [".a:not(.b){color:red}", [".a"], ".a:not(.b){color:red}"],
    [":root{--a:b}p{font:var(--a,c,d)}", ["p"], ":root{--a:b}p{font:var(--a)}"],
    [".a{--a:b}p{font:var(--a,c,d)}", ["p"], "p{font:var(--a,c,d)}"],
    ["p{top:0;top:0;top:1px;top:0}", ["p"], "p{top:0;top:1px;top:0}"],
    [".md\\:a{color:red}", [".md:a"], ".md\\:a{color:red}"],
  ])("of %s in a page with %j is %j", (sheet, names, expected) => {
    expect(usedStyle(sheet, page(...names))).toBe(expected);
  });

  it.each([
    ".a:hover{color:red}",
    ".a:focus-visible{color:red}",
    ".a::selection{color:red}",
    ".a::placeholder{color:red}",
    ".a:-moz-ui-invalid{color:red}",
    "@media print{.a{color:red}}",
    "@media (forced-colors: active){.a{color:red}}",
    "@media (scripting:none){.a{color:red}}",
  ])("leaves %s to the whole style sheet", (sheet) => {
    expect(usedStyle(sheet, page(".a"))).toBe("");
  });

  it.each([
    "@media not (scripting:none){.a{color:red}}",
    "@media not all and (min-height:400px){.a{color:red}}",
    "@container page (width>=40rem){.a{color:red}}",
    "@supports (color:red){.a{color:red}}",
    ".a::before{color:red}",
    ".a:not(:focus){color:red}",
  ])("keeps %s", (sheet) => {
    expect(usedStyle(sheet, page(".a"))).toBe(sheet);
  });

  it("leaves Tailwind's defaults for browsers without @property to the whole style sheet", () => {
    const defaults = "@supports (x:y){*,:before{--a:0}::backdrop{--a:0}}";
    const other = "@supports (x:y){.b{--a:0}}.b{color:var(--a)}";
    expect(usedStyle(defaults + other, page(".b"))).toBe(other);
  });

  it("keeps custom properties, their declarations and animations as long as something uses them", () => {
    const sheet =
      ":root{--a:var(--b);--b:1;--c:2}@property --d{inherits:false}@keyframes e{}.f{width:var(--a)}.g{width:var(--d);animation:e 1s}";
    expect(usedStyle(sheet, page(".f"))).toBe(":root{--a:var(--b);--b:1}.f{width:var(--a)}");
    expect(usedStyle(sheet, page(".g"))).toContain("@property --d");
  });
});
