import { hydratedEvent } from "./hydrated-event.ts";
import { solidAfter } from "./layouts/use-header-scroll.ts";

/**
 * Runs in the page until the scripts have taken over: also who scrolls before that must not read the
 * page through the clear bar.
 */
export const earlyScroll = `
const bar=document.querySelector("header");
function follow(){
bar.toggleAttribute("data-solid",scrollY>${solidAfter});
}
if(bar){
requestAnimationFrame(follow);
addEventListener("scroll",follow,{passive:true});
addEventListener("${hydratedEvent}",()=>removeEventListener("scroll",follow),{once:true});
}`;
