declare module "libheif-js/wasm-bundle.js" {
  type Area = { data: Uint8ClampedArray; width: number; height: number };
  export type Picture = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** `filled` is null when it could not be decoded. */
    display(area: Area, done: (filled: Area | null) => void): void;
    /** Embind's, with the address of libheif's own. */
    handle: { $$: { ptr: number } };
  };
  /** Functions of C, by addresses. What returns a `heif_error` is told first where to put it. */
  const libheif: {
    HeifDecoder: new () => { decode(file: Uint8Array): Picture[] };
    HEAPU8: Uint8Array;
    HEAPU32: Uint32Array;
    _malloc(bytes: number): number;
    _free(place: number): void;
    _heif_image_handle_get_color_profile_type(handle: number): number;
    _heif_image_handle_get_raw_color_profile_size(handle: number): number;
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, to: number): void;
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, to: number): void;
    _heif_nclx_color_profile_free(profile: number): void;
  };
  export default libheif;
}
