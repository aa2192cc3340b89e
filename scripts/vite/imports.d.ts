/* Types of the imports that the plugins in this folder resolve. */

declare module "*?photo" {
  const photo: import("#ui/pages/photo.tsx").PhotoFile;
  export default photo;
}

declare module "*&photo" {
  const photo: import("#ui/pages/photo.tsx").PhotoFile;
  export default photo;
}

declare module "*.svg?drawing" {
  const Drawing: ReturnType<typeof import("#app/sections/drawing/inlined.tsx").inlined>;
  export default Drawing;
}

declare module "*?inline-script" {
  /** JavaScript; empty in the browser's bundle. */
  const text: string;
  export default text;
}
