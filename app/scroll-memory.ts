/** Where React Router keeps the scroll position of each history entry, by the entry's key. */
export const scrollPositionsKey = "react-router-scroll-positions";

/**
 * Runs in the page before the router does. React Router hands scrolling back to the browser
 * whenever a page is left, and the browser may remember an older position: a visitor who comes back
 * would be taken from the right place to that one. So the browser's own scroll restoration stays
 * off from the start, and the position is also stored when a page is left before the scripts have
 * come.
 */
export const scrollMemory = import.meta.env.SSR
  ? `(()=>{
const kept="${scrollPositionsKey}";
try{
sessionStorage.getItem(kept);
history.scrollRestoration="manual";
addEventListener("pagehide",()=>{
const positions=JSON.parse(sessionStorage.getItem(kept)||"{}");
positions[history.state.key]=scrollY;
sessionStorage.setItem(kept,JSON.stringify(positions));
});
}catch{}
})()`
  : "";
