import archivo from "#generated/fonts/archivo.woff2?url";
import instrumentSans from "#generated/fonts/instrument-sans.woff2?url";

/** The heading font comes first, because it sets the page's largest text. */
const faces = [
  { family: "Archivo Variable", file: archivo, weight: "600 800" },
  { family: "Instrument Sans Variable", file: instrumentSans, weight: "400 700" },
];

const kept = "font-files";

/**
 * Runs in the page. On a first visit the fonts are requested after the first paint, so that they do
 * not compete with it; the fallback fonts have the same metrics (styles/fonts.css). A browser that
 * has cached the files gets them at once. Without scripts they come from the style sheet.
 *
 * They are added in one go, because each addition makes Chromium lay out all text again: 50 ms on a
 * slow phone.
 */
export const fontLoading = import.meta.env.SSR
  ? `(()=>{
const faces=${JSON.stringify(faces.map(({ family, file, weight }) => [family, file, weight]))};
const files=faces.map(([,file])=>file).join();
let store;
try{store=localStorage}catch{}
const ask=()=>Promise.allSettled(faces.map(([family,file,weight])=>new FontFace(family,"url("+file+")",{weight}).load())).then((loads)=>{
const loaded=loads.flatMap(({value})=>value??[]);
for(const face of loaded)document.fonts.add(face);
if(loaded.length===faces.length)store?.setItem("${kept}",files);
else store?.removeItem("${kept}");
}).catch(()=>{});
if(store?.getItem("${kept}")===files)ask();
else if(PerformanceObserver.supportedEntryTypes.includes("paint"))new PerformanceObserver((list)=>list.getEntriesByName("first-contentful-paint").length&&ask()).observe({type:"paint",buffered:true});
else addEventListener("load",ask);
})()`
  : "";
