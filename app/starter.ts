import { earlyPresses } from "./early-presses.ts";
import { earlyScroll } from "./early-scroll.ts";

/**
 * Runs in the page: starts the scripts and, until they have taken over, keeps presses and makes the
 * bar follow scrolling. A string, because its digest goes into the content security policy.
 *
 * They are requested after the load event and a frame, so that they do not compete with the first
 * paint: a page without pictures in the first view has loaded before it is painted. A hidden tab
 * paints no frames and does not wait for one.
 *
 * The scripts wait for the whole style sheet, because what they change needs it. If it fails to
 * load, they do not start: every link then loads a whole page, which brings its own style.
 */
export const starter = import.meta.env.SSR
  ? `(()=>{
let started=false;
const sheet=document.querySelector("link[data-whole-sheet]");
function start(){
if(started)return;
started=true;
sheet.media="all";
ask();
for(const inert of document.querySelectorAll("script[data-deferred]")){
for(const href of inert.dataset.preload.split(" ")){
const link=document.createElement("link");
link.rel="modulepreload";
link.href=href;
document.head.append(link);
}
const run=()=>{
const script=document.createElement("script");
script.type="module";
script.nonce=inert.nonce;
script.textContent=inert.textContent;
document.head.append(script);
script.remove();
};
if(isHere(sheet))run();
else sheet.addEventListener("load",run,{once:true});
}
}
function isHere({sheet}){
try{
return sheet.cssRules.length>0;
}catch{
return false;
}
}
function ask(){
sheet.disabled=false;
}
const begin=()=>{
ask();
"requestIdleCallback"in window?requestIdleCallback(start,{timeout:3000}):setTimeout(start,300);
};
const onLoad=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin));
if(document.readyState==="complete")onLoad();
else addEventListener("load",onLoad,{once:true});${earlyPresses}${earlyScroll}
for(const type of["pointerdown","pointermove","keydown","touchstart"])addEventListener(type,start,{once:true,passive:true,capture:true});
})()`
  : "";
