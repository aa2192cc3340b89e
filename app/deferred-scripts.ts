import { earlyPresses } from "./early-presses.ts";
import { earlyScroll } from "./early-scroll.ts";

/*
 * A page is text, style and pictures first. Its module scripts are sent as inert text and started
 * after the load event and an idle moment, or at the first touch, key or pointer, whichever comes
 * first: measured on a simulated phone, that paints as fast as a hand-written static page, where
 * the same page with ordinary module scripts takes more than twice as long.
 */

const modulePreload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*) type="module" async="">/g;

/**
 * Runs in the page: starts the scripts, and until they have taken over keeps what is pressed and has
 * the bar follow the page. Text, so that its digest can stand in the content security policy.
 */
const starter = `(()=>{
let started=false;
function start(){
if(started)return;
started=true;
for(const inert of document.querySelectorAll("script[data-deferred]")){
for(const href of inert.dataset.preload.split(" ")){
const link=document.createElement("link");
link.rel="modulepreload";
link.href=href;
document.head.append(link);
}
const script=document.createElement("script");
script.type="module";
script.nonce=inert.nonce;
script.textContent=inert.textContent;
document.head.append(script);
script.remove();
}
}
const idle=()=>"requestIdleCallback"in window?requestIdleCallback(start,{timeout:3000}):setTimeout(start,300);
if(document.readyState==="complete")idle();
else addEventListener("load",idle,{once:true});${earlyPresses}${earlyScroll}
for(const type of["pointerdown","pointermove","keydown","touchstart"])addEventListener(type,start,{once:true,passive:true,capture:true});
})()`;

/** Holds back the module scripts of a rendered page, and the preloads that would fetch them. */
export function deferScripts(html: string): string {
  const preloads = Array.from(html.matchAll(modulePreload), ([, href]) => href);
  return html
    .replace(modulePreload, "")
    .replace(
      moduleScript,
      (_tag, attributes: string) =>
        `<script${attributes} type="text/plain" data-deferred data-preload="${preloads.join(" ")}">`,
    )
    .replace("</body>", `<script>${starter}</script></body>`);
}

/** Gives every inline script and style of a rendered page the request's nonce. */
export function addNonce(html: string, nonce: string): string {
  return html.replace(/<(script|style)(?![^>]*\bnonce=)/g, `<$1 nonce="${nonce}"`);
}
