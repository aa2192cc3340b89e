/**
 * The URL of the picture that social networks show beside a link to the page. It names the page and
 * the original under art/ that the build makes it from: `/social/gutter-services.gutter.jpg`.
 */
export function socialPicture(canonical: string, photo = "hero"): string {
  const page = canonical.replace(/^\/+|\/+$/g, "").replaceAll("/", "--") || "home";
  return `/social/${page}.${photo}.jpg`;
}

/** The name of the original in such a URL. @throws when it has none. */
export function photoOf(address: string): string {
  const photo = /^\/social\/[\w-]+\.([\w-]+)\.jpg$/.exec(address)?.[1];
  if (!photo) throw new Error(`Not the address of a social picture: ${address}`);
  return photo;
}
