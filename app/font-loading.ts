import archivo from "#generated/fonts/archivo.woff2?url";
import instrumentSans from "#generated/fonts/instrument-sans.woff2?url";

/** The heading's first: it is what the page says in the largest letters. */
const faces = [
  { family: "Archivo Variable", file: archivo, weight: "600 800" },
  { family: "Instrument Sans Variable", file: instrumentSans, weight: "400 700" },
];

const kept = "font-files";

/**
 * Runs in the page. On a first visit the fonts are asked for after the first paint, one after the
 * other, so that they do not compete with it; what stands in for them has their widths and heights
 * (styles/fonts.css). A browser that has these files gets them at once. Pages without scripts have
 * them from the style sheet.
 */
export const fontLoading = import.meta.env.SSR
  ? `(()=>{
const faces=${JSON.stringify(faces.map(({ family, file, weight }) => [family, file, weight]))};
const files=faces.map(([,file])=>file).join();
const load=([family,file,weight])=>new FontFace(family,"url("+file+")",{weight}).load().then((face)=>document.fonts.add(face));
let store;
try{store=localStorage}catch{}
if(store?.getItem("${kept}")===files)faces.forEach((face)=>load(face).catch(()=>store.removeItem("${kept}")));
else{
const ask=()=>{
faces.reduce((before,face)=>before.then(()=>load(face)),Promise.resolve()).then(()=>store?.setItem("${kept}",files)).catch(()=>{});
};
if(PerformanceObserver.supportedEntryTypes.includes("paint"))new PerformanceObserver((list)=>list.getEntriesByName("first-contentful-paint").length&&ask()).observe({type:"paint",buffered:true});
else addEventListener("load",ask);
}
})()`
  : "";
