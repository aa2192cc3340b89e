import { hydratedEvent } from "./hydrated-event.ts";
import { solidAfter } from "./layouts/use-header-scroll.ts";

/**
 * Runs in the page until the scripts have taken over: somebody who scrolls before that must not see
 * text through the transparent bar either.
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
