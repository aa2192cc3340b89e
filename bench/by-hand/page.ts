import { businessProfile } from "#content/business-profile.ts";

/*
 * A short handwritten page optimized for nothing but speed: 20 KB of HTML with inline style, one picture, no script,
 * system fonts.
 */

const style = `
*{box-sizing:border-box}body{margin:0;font:1rem/1.6 system-ui,sans-serif;color:#18222a;background:#fbf9f5}
header{display:flex;justify-content:space-between;padding:1rem;background:#18222a;color:#fff}
header a{color:#fff}img{display:block;width:100%;height:auto}
main{max-width:44rem;margin:0 auto;padding:1.5rem}h1{font-size:2.25rem;line-height:1.1}h2{margin-top:2.5rem}
.button{display:inline-block;padding:.9rem 1.6rem;background:#8a4b24;color:#fff;text-decoration:none}
details{border-top:1px solid #ccc;padding:1rem 0}footer{padding:2rem 1rem;background:#18222a;color:#fff}`;

/** The page, 20 KB of UTF-8. */
export function pageByHand(): string {
  const { name, phone } = businessProfile;
  const sections: string[] = [];
  const page = () => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Roof repair and replacement</title><style>${style}</style></head>
<body><header><strong>${name}</strong><a href="tel:${phone.e164}">${phone.display}</a></header>
<img src="/house.avif" width="800" height="450" alt="A brick house with a new roof" fetchpriority="high">
<main><h1>Roof repair and replacement</h1>
<p>We find the cause, show you the photo and fix it.</p><p><a class="button" href="/contact">Book a free inspection</a></p>
${sections.join("\n")}</main><footer>${name}</footer></body></html>`;
  while (page().length < 20_000) sections.push(section(sections.length + 1));
  return page();
}

/** Some hundred bytes of words that vary enough not to compress away. */
function section(number: number): string {
  const at = (index: number) => words[(number * 31 + index * index * 7 + index) % words.length];
  const text = Array.from({ length: 60 }, (_, index) => at(index)).join(" ");
  return `<section><h2>${number}. ${at(3)} ${at(11)}</h2><p>${text}.</p><details><summary>${at(5)} ${at(17)}?</summary><p>${text.split(" ").reverse().join(" ")}.</p></details></section>`;
}

const words =
  "roof shingle valley flashing boot ridge vent soffit fascia gutter downspout deck underlayment membrane parapet coping drain slope pitch rafter truss attic insulation moisture granule storm hail wind branch tarp inspection photo estimate claim adjuster warranty workmanship material crew ladder nail seal leak stain ceiling wall siding panel clapboard trim corner window door porch chimney skylight dormer gable hip eave overhang drip edge ice water shield starter course exposure bundle square tear off haul away permit inspector county neighbor street season autumn winter spring summer repair replace maintain schedule visit morning afternoon evening call answer question finance monthly payment plan protection silver gold platinum".split(
    " ",
  );
