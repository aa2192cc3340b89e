import type { Facts } from "#domain/business/facts.ts";

/** What phones call the site, and show for it, once it is on a home screen. @param bar Its color, `#rrggbb`. */
export function webManifest({ name, shortName, tagline }: Facts, bar: string): string {
  const icon = (src: string, sizes: string, purpose: string) => ({
    src: `/icons/${src}.png`,
    sizes,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: shortName,
    description: tagline,
    lang: "en-US",
    start_url: "/",
    display: "browser",
    theme_color: bar,
    background_color: bar,
    icons: [
      icon("icon-192", "192x192", "any"),
      icon("icon-512", "512x512", "any"),
      icon("icon-512-maskable", "512x512", "maskable"),
    ],
  });
}
