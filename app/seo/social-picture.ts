/**
 * Address of the picture that social networks show beside a link to the page: it names the page and
 * the master under art/ that the build makes it from, `/social/gutter-services.gutter.jpg`.
 */
export function socialPicture(canonical: string, photo = "hero"): string {
  const page = canonical.replace(/^\/+|\/+$/g, "").replaceAll("/", "--") || "home";
  return `/social/${page}.${photo}.jpg`;
}

/** The master in such an address. @throws when it is none. */
export function photoOf(address: string): string {
  const photo = /^\/social\/[\w-]+\.([\w-]+)\.jpg$/.exec(address)?.[1];
  if (!photo) throw new Error(`Not the address of a social picture: ${address}`);
  return photo;
}
