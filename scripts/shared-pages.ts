import { socialPicture } from "#app/seo/social-picture.ts";
import { articlePath } from "#content/links.ts";
import { pages } from "#content/pages.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { posts } from "#generated/posts.ts";
import type { SharedPage } from "./social-pictures.ts";

/** Every page and article with a picture of its own; aliases share that of the page they show. */
export function sharedPages(): SharedPage[] {
  const ofPages = fixedPages(pages)
    .filter(({ address, head }) => address === head.canonical)
    .map(({ head: { canonical, photo, title } }) => ({
      address: socialPicture(canonical, photo),
      title,
    }));
  const ofArticles = posts.map((post) => ({
    address: socialPicture(articlePath(post), post.featuredImage.master),
    title: post.title,
  }));
  return [...ofPages, ...ofArticles];
}
