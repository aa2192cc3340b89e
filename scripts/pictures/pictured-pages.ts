import { socialPicture } from "#app/seo/social-picture.ts";
import { builtFacts } from "#content/facts.ts";
import { articlePath } from "#content/links.ts";
import { pages } from "#content/pages.ts";
import { describedWith, isOfAnyBusiness } from "#domain/page/page-description.ts";
import { fixedPages } from "#domain/page/placed-pages.ts";
import { articles } from "#generated/articles.ts";
import type { PicturedPage } from "./social-pictures.ts";

/** In place of a title that names the business or where it works. */
const whatAnyDoes = "Roofing and remodeling";

/** Every page and article with its own sharing picture; aliases use their page's. */
export function picturedPages(): PicturedPage[] {
  const ofPages = fixedPages(pages)
    // Finished roofs have pictures of their own.
    .filter(({ address, head, made }) => address === head.canonical && made !== "of-roofs")
    .map(({ head: { canonical, photo, name } }) => ({
      address: socialPicture(canonical, photo),
      title: describedWith(builtFacts, name),
      ofAnyBusiness: isOfAnyBusiness(name) ? name : whatAnyDoes,
    }));
  const ofArticles = articles.map((article) => ({
    address: socialPicture(articlePath(article), article.featuredImage.master),
    title: article.title,
    ofAnyBusiness: article.title,
  }));
  return [...ofPages, ...ofArticles];
}
