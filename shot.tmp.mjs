import { chromium } from "playwright-core";
const [base, out, ...rest] = process.argv.slice(2);
const widths = (process.env.W ?? "1440,390").split(",").map(Number);
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const w of widths) for (const a of rest) {
  const p = await b.newPage({ viewport: { width: w, height: w < 500 ? 844 : 900 }, reducedMotion: "reduce" });
  p.on("console", m => m.type()==="error" && console.log(a, w, m.text().slice(0,200)));
  await p.goto(base + a, { waitUntil: "load" });
  const h = await p.evaluate(async () => { for (let y=0;y<document.body.scrollHeight;y+=500){scrollTo(0,y);await new Promise(r=>setTimeout(r,120));} scrollTo(0,0); await new Promise(r=>setTimeout(r,600)); return [document.body.scrollHeight, document.documentElement.scrollWidth]; });
  await p.screenshot({ path: `${out}/${a.replaceAll("/","_")||"home"}-${w}.png`, fullPage: true });
  console.log(a, w, h);
  await p.close();
}
await b.close();
