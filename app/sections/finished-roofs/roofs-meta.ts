import type { MetaDescriptor } from "react-router";
import { type PageInfo, pageMeta } from "#app/seo/page-meta.ts";
import type { PictureFile } from "#domain/project/project.ts";

/** Those of the pictures that the build makes. */
const sizes: readonly unknown[] = ["og:image:width", "og:image:height"];

/** The head of a page of finished roofs: social networks show a picture of one, whose size they find out themselves. */
export function roofsMeta(page: PageInfo, picture: PictureFile | undefined): MetaDescriptor[] {
  if (!picture) return pageMeta(page);
  return pageMeta({ ...page, ogImage: picture.src }).filter(
    (tag) => !("property" in tag && sizes.includes(tag.property)),
  );
}
