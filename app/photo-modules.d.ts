/* What the build makes of an original picture under art/ (scripts/vite/photos.ts). */

declare module "*?photo" {
  const photo: import("#app/ui/photo.tsx").PhotoFile;
  export default photo;
}

declare module "*&photo" {
  const photo: import("#app/ui/photo.tsx").PhotoFile;
  export default photo;
}
