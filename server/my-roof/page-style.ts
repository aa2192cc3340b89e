import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { colorNow } from "#server/brand/colors-now.ts";

/** Addresses of the site's two fonts; null: those of the reader's machine stand in for them. */
export type PageFonts = { heading: string; text: string } | null;

const tones = [
  ...["slate-950", "slate-900", "slate-700", "slate-500", "slate-300"],
  ...["limestone-50", "limestone-100", "limestone-200", "limestone-400"],
  ...["copper-800", "copper-700", "copper-600", "copper-400", "copper-100"],
  ...["patina-700", "patina-500", "patina-100"],
  ...["amber-700", "amber-400", "amber-100", "orange-700", "orange-400", "orange-100"],
  ...["red-700", "red-400", "red-100"],
];

/**
 * The style of pages that need no script: the site's materials, on a page of its own. Colors are those of the moment, and are the
 * same on paper.
 */
export function pageStyle(profile: Pick<BusinessProfile, "facts">, fonts: PageFonts): string {
  const colors = tones.map((tone) => `--${tone}:${colorNow(profile, tone)}`).join(";");
  return `${facesOf(fonts)}:root{${colors}}${rules}`;
}

function facesOf(fonts: PageFonts): string {
  if (!fonts) return "";
  const face = (family: string, address: string, weights: string) =>
    `@font-face{font-family:"${family}";src:url("${address}") format("woff2");font-weight:${weights};font-display:swap}`;
  return (
    face("Archivo Variable", fonts.heading, "600 800") +
    face("Instrument Sans Variable", fonts.text, "400 700")
  );
}

const rules = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--limestone-50);color:var(--slate-900);font:400 clamp(1.0625rem,1.04rem + .12vw,1.125rem)/1.6 "Instrument Sans Variable","Segoe UI",system-ui,sans-serif}
h1,h2,h3,p,ul,ol,dl,dd,figure{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-family:"Archivo Variable","Arial Narrow",Arial,sans-serif;font-stretch:112%;text-wrap:balance;overflow-wrap:break-word}
h1{font-size:min(clamp(2.125rem,1.55rem + 2.6vw,3.75rem),10.7vw);line-height:1.06;letter-spacing:-.02em;font-weight:750}
h2{font-size:min(clamp(1.375rem,1.22rem + .7vw,1.875rem),9.4vw);line-height:1.2;letter-spacing:-.01em;font-weight:700}
h3{font-size:1.125rem;line-height:1.3;font-weight:700}
img,svg{display:block;max-width:100%}
a{color:var(--link,var(--copper-700));text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{color:var(--link-hover,var(--copper-600));text-decoration-thickness:2px}
:focus-visible{outline:3px solid var(--ring,var(--copper-700));outline-offset:3px}
.skip{position:absolute;left:1rem;top:-6rem;z-index:1;padding:.75rem 1rem;background:var(--limestone-50);color:var(--slate-900)}
.skip:focus{top:1rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.grid{display:grid;grid-template-columns:minmax(0,1fr);padding-inline:max(clamp(1rem,4vw,3rem),(100% - 76rem)/2)}
.dark{background:var(--slate-900);color:var(--limestone-50);--link:var(--copper-400);--link-hover:var(--limestone-50);--ring:var(--copper-400)}
.bar{padding-block:.75rem;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between}
.bar a{min-height:2.75rem;display:inline-flex;align-items:center;gap:.75rem;color:var(--limestone-50);text-decoration:none;font-weight:600}
.bar .name{font-family:"Archivo Variable",Arial,sans-serif;font-stretch:112%;font-weight:700}
.bar .mark{width:3.5rem;height:2rem;flex:none}
.bar a:hover{text-decoration:underline}
.opening{padding-block:clamp(1.5rem,1rem + 3vw,3.5rem) clamp(2rem,1rem + 4vw,4rem)}
.label{font-size:.9375rem;font-weight:600;letter-spacing:.02em;color:var(--slate-500)}
.dark .label{color:var(--copper-400)}
.opening h1{margin-top:.5rem;max-width:22ch}
.drip::after{content:"";display:block;width:6rem;height:8px;margin-top:.5em;background:var(--copper-600);clip-path:polygon(0 0,calc(100% - 12px) 0,100% 6px,100% 8px,calc(100% - 13px) 2px,0 2px)}
.dark .drip::after{background:var(--copper-400)}
.lead{margin-top:1.25rem;max-width:60ch;font-size:clamp(1.1875rem,1.12rem + .32vw,1.375rem);line-height:1.5}
.block{margin-top:2rem;display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:1rem 2rem}
.block div{border-top:1px solid var(--slate-500);padding-top:.75rem}
.block dt,.facts dt{font-size:.9375rem}
.block dt{color:var(--slate-300)}
.block dd{font-weight:600;font-variant-numeric:tabular-nums}
.body{padding-block:clamp(2rem,1rem + 4vw,4rem) clamp(3rem,2rem + 5vw,6rem);gap:clamp(2.5rem,2rem + 3vw,4rem) 4rem}
@media (min-width:64rem){.body.two{grid-template-columns:minmax(0,2fr) minmax(0,1fr)}}
.main{display:grid;grid-template-columns:minmax(0,1fr);align-content:start;--gap:clamp(2.5rem,2rem + 2.5vw,4rem);gap:var(--gap)}
section>*+*{margin-top:1.25rem}
.card{background:white;border-top:4px solid var(--slate-500);padding:clamp(1.25rem,1rem + 1vw,2rem)}
.card.live{border-color:var(--patina-700)}
.card.copper{border-color:var(--copper-600)}
.card>*+*{margin-top:1.25rem}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8.5rem),1fr));gap:1rem 2rem}
.facts dt{color:var(--slate-500)}
.facts dd{font-weight:600}
.acts{display:flex;flex-wrap:wrap;gap:.75rem 1rem}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.5rem;border:2px solid var(--copper-700);border-radius:2px;background:var(--copper-700);color:var(--limestone-50);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;text-align:center}
.button:hover{background:var(--copper-600);border-color:var(--copper-600);color:var(--limestone-50)}
.button.quiet{background:none;border-color:var(--slate-500);color:var(--slate-900)}
.button.quiet:hover{border-color:var(--slate-900);color:var(--slate-900);text-decoration:underline}
.plain{display:inline-flex;align-items:center;min-height:2.75rem}
.past{border-top:1px solid var(--limestone-200);padding-top:1rem;display:flex;flex-wrap:wrap;gap:.25rem 2rem;justify-content:space-between}
.soft{color:var(--slate-700)}
.prose{max-width:65ch}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,10rem),1fr));gap:.75rem}
.pictures a{display:block;aspect-ratio:1;background:var(--limestone-200);border-radius:2px;overflow:hidden}
.pictures img{width:100%;height:100%;object-fit:cover}
.turn-90{transform:rotate(90deg)}.turn-180{transform:rotate(180deg)}.turn-270{transform:rotate(270deg)}
.note{border-left:4px solid var(--copper-600);padding:.25rem 0 .25rem 1rem}
.fault{border-left:4px solid var(--red-700);padding:.25rem 0 .25rem 1rem;color:var(--red-700);font-weight:600}
form.ask{display:grid;gap:.5rem;max-width:30rem}
form.ask .button{justify-self:start;margin-top:.75rem}
label{font-weight:600}
input[type=email]{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--slate-500);border-radius:2px;background:white;color:var(--slate-900);font:inherit}
input[aria-invalid=true]{border:2px solid var(--red-700)}
.foot{padding-block:2rem;font-size:.9375rem;line-height:1.5;display:flex;flex-wrap:wrap;gap:1rem 3rem;justify-content:space-between}
.foot a{display:inline-block;min-height:1.5rem}
.answer{max-width:26ch;font-size:min(clamp(1.75rem,1.3rem + 2vw,2.75rem),9.4vw)}
.label:has(.back){display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.back{color:var(--limestone-50)}
.report{max-width:60rem}
.switch{width:1.5rem;height:1.5rem;margin:0;accent-color:var(--copper-700)}
.switch+label{font-weight:400;margin:calc(-1.625rem - var(--gap)) 0 0;padding-inline-start:2.25rem;display:block}
.switch:not(:checked)~section .callouts{display:none}
.finding{border-top:1px solid var(--limestone-400);padding-top:1.5rem}
.finding>*+*{margin-top:1rem}
.finding+.finding{margin-top:2.5rem}
.finding h3{display:flex;gap:.75rem;align-items:center;font-size:1.25rem}
.number{flex:none;display:inline-grid;place-items:center;width:2rem;height:2rem;border-radius:50%;background:var(--copper-700);color:var(--limestone-50);font-size:1.0625rem;font-variant-numeric:tabular-nums}
.condition-good dd::before,.condition-fair dd::before,.condition-worn dd::before,.condition-damaged dd::before,.condition-failed dd::before{content:"";display:inline-block;width:.75rem;height:.75rem;margin-inline-end:.5rem;background:var(--patina-700)}
.condition-worn dd::before{background:var(--amber-700)}
.condition-damaged dd::before{background:var(--orange-700)}
.condition-failed dd::before{background:var(--red-700)}
.sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:1rem}
.sheet.one{grid-template-columns:minmax(0,1fr)}
.picture a{position:relative;display:block;width:fit-content;max-width:100%;background:var(--limestone-200)}
.picture img{width:auto;height:auto;max-height:90vh}
.picture figcaption{margin-top:.375rem;font-size:.9375rem;color:var(--slate-700)}
.callouts{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}
.callout-halo,.callout-ink{fill:none;stroke-linecap:round;stroke-linejoin:round}
.callout-halo{stroke:var(--slate-950)}.callout-ink{stroke:var(--amber-400)}.callout-area{fill:var(--amber-400)}
.callout-plate{fill:var(--slate-950)}.callout-words{fill:white;font-weight:700;forced-color-adjust:none}
.drawing{width:100%;max-width:45rem;height:auto;background:white;padding:1rem}
.drawn-number{fill:white;font:700 20px "Archivo Variable",Arial,sans-serif}
table{width:100%;border-collapse:collapse;font-size:1rem}
thead th{font-size:.9375rem;font-weight:600;color:var(--slate-500)}
th,td{overflow-wrap:anywhere;padding:.625rem 1rem .625rem 0;border-bottom:1px solid var(--limestone-200);text-align:start;vertical-align:top}
tbody th{font-weight:600}
.figures td{text-align:end;padding-inline-end:0;font-variant-numeric:tabular-nums}
.figures thead th:last-child{text-align:end;padding-inline-end:0}
.block-line{display:block}
fieldset{border:0;margin:0;padding:0;display:grid;gap:.25rem}
legend{padding:0;font-weight:600;margin-bottom:.5rem}
fieldset label{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;font-weight:400}
input[type=radio]{width:1.25rem;height:1.25rem;margin:0;accent-color:var(--copper-700)}
.pass .button{margin-top:1rem}
.options{display:grid;grid-template-columns:minmax(0,1fr);gap:clamp(1.5rem,1rem + 2vw,2.5rem);align-items:start}
.options.of-1{max-width:44rem}
@media (min-width:60rem){.options.of-2{grid-template-columns:repeat(2,minmax(0,1fr))}.options.of-3{grid-template-columns:repeat(3,minmax(0,1fr))}}
.options h3{margin-top:2rem}
.options h3+*{margin-top:.5rem}
.options .label+h2{margin-top:.25rem}
.price{font-family:"Archivo Variable","Arial Narrow",Arial,sans-serif;font-stretch:112%;font-size:min(clamp(2rem,1.6rem + 1.4vw,2.75rem),9.4vw);line-height:1.1;font-weight:750;font-variant-numeric:tabular-nums}
.price+.soft{margin-top:.5rem}
.choose .button{width:100%}.choose p{margin-bottom:.75rem}
@media (min-width:60rem){.glance{display:none}}
th .soft{font-weight:400}
.lines li{border-top:1px solid var(--limestone-200);padding-block:.75rem}
.lines .soft{font-size:.9375rem;line-height:1.5}
.sum{display:flex;gap:1rem;justify-content:space-between;align-items:baseline}
.sum strong{overflow-wrap:anywhere}
.sum span{flex:none;font-variant-numeric:tabular-nums}
.dots{list-style:disc;padding-inline-start:1.25rem}
.answers{display:grid;grid-template-columns:minmax(0,1fr);gap:2.5rem 3rem;align-items:start;margin-top:2rem}
@media (min-width:60rem){.answers{grid-template-columns:repeat(3,minmax(0,1fr))}}
textarea,select,input[type=date]{width:100%;min-height:3rem;padding:.5rem .75rem;border:1px solid var(--slate-500);border-radius:2px;background:white;color:var(--slate-900);font:inherit}
.address{width:100%;min-height:2.75rem;padding:.25rem .75rem;border:1px solid var(--slate-500);border-radius:2px;background:var(--limestone-50);color:var(--slate-900);font:.9375rem/1.4 ui-monospace,monospace}
.seen{position:absolute;width:1px;height:1px}
.preview{padding-block:.75rem;background:var(--amber-100);color:var(--slate-900);font-weight:600}
.letterhead{display:none}
@media (forced-colors:active){.drip::after{forced-color-adjust:none;background:CanvasText}.mark path{fill:CanvasText}.button{border-color:ButtonText}}
@media print{
@page{margin:16mm 15mm}
body{background:white;font-size:10.5pt;line-height:1.45}
.screen,.bar,.skip,.acts,.aside,.preview,form,.seen{display:none!important}
.letterhead{display:flex;gap:1.5rem;align-items:center;border-bottom:2px solid var(--slate-900);padding-bottom:3mm;margin-bottom:6mm;font-size:9pt}
.letterhead .mark{width:18mm;height:auto;flex:none}
.letterhead .who{flex:1}
.letterhead strong.name{font-family:"Archivo Variable",Arial,sans-serif;font-size:13pt}
.letterhead .reach{text-align:right}
.dark{background:none;color:var(--slate-900);--link:var(--slate-900)}
.dark .label,.block dt{color:var(--slate-500)}
.grid{padding-inline:0}.opening,.body,.foot{padding-block:0}
.opening h1{font-size:20pt}h2{font-size:13pt}h3{font-size:11pt}
.body{display:block;margin-top:8mm}.main{display:block}.main>*+*,.body>*+*{margin-top:7mm}
.block{margin-top:5mm}
.card{border:1px solid var(--limestone-400);border-top-width:3px;padding:4mm;break-inside:avoid}
h2,h3{break-after:avoid}
a{color:inherit;text-decoration:none}
.foot{border-top:1px solid var(--limestone-400);margin-top:8mm;padding-top:3mm}
.answer{font-size:17pt;max-width:none}
.report{max-width:none}
.options{display:block}.options .card{break-inside:auto;margin-bottom:7mm}.options .card+.card{break-before:page}
.lines li{break-inside:avoid;padding-block:2mm}
.sheet{display:block}
.sheet li{break-inside:avoid;margin-bottom:5mm}
.picture a{background:none}
.picture img{max-height:104mm;max-width:100%}
.rest{break-before:page}
.drawing{max-width:120mm;break-inside:avoid}
.drawn,tr{break-inside:avoid}
.number{border:1pt solid var(--slate-900);background:none;color:var(--slate-900)}
}
`;
