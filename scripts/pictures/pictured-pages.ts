import { socialPicture } from "#app/seo/social-picture.ts";
import { builtFacts } from "#content/facts.ts";
import { articlePath } from "#content/links.ts";
import { pages } from "#content/pages.ts";
import { describedWith } from "#domain/page/page-description.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";
import type { PicturedPage } from "./social-pictures.ts";

/** Every page and article with its own sharing picture; aliases use their page's. */
export function picturedPages(): PicturedPage[] {
  const ofPages = fixedPages(pages)
    .filter(({ address, head }) => address === head.canonical)
    .map(({ head: { canonical, photo, name } }) => ({
      address: socialPicture(canonical, photo),
      title: describedWith(builtFacts, name),
    }));
  const ofArticles = articles.map((article) => ({
    address: socialPicture(articlePath(article), article.featuredImage.master),
    title: article.title,
  }));
  return [...ofPages, ...ofArticles];
}
