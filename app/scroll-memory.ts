/** Where React Router keeps the scroll position of each history entry, by the entry's key. */
export const scrollPositionsKey = "react-router-scroll-positions";

/**
 * Runs in the page before the router does. React Router leaves the position to the browser whenever
 * a page is left, and the browser may know an older one: whoever comes back is then taken from the
 * right place to that one. So the browser stays out of it from the first moment on, and a page that
 * is left before the scripts have come is remembered as well.
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
