declare module "libheif-js/wasm-bundle.js" {
  type Area = { data: Uint8ClampedArray; width: number; height: number };
  type Picture = {
    get_width(): number;
    get_height(): number;
    /** `filled` is null when it could not be decoded. */
    display(area: Area, done: (filled: Area | null) => void): void;
  };
  const libheif: { HeifDecoder: new () => { decode(file: Uint8Array): Picture[] } };
  export default libheif;
}
