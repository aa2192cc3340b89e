import type { Offer, Offers } from "#domain/business/offers.ts";

/* Parts of an article that are there only while something is offered. The build marks them, and whoever shows the article
 * takes the marks away, or the parts. */

/** Text that is there only while it is offered. */
export function whileOffered(offer: Offer, text: string): string {
  return `{{?${offer}}}${text}{{/}}`;
}

/** The beginning of a link that leads to what there is only while it is offered. Otherwise its words stay. */
export function linkWhileOffered(offer: Offer, attributes: string): string {
  return `<a data-offer="${offer}" ${attributes}>`;
}

/** An article's HTML with what is offered now. */
export function withOfferedParts(html: string, offers: Offers): string {
  return html
    .replace(/\{\{\?(\w+)\}\}([\s\S]*?)\{\{\/\}\}/g, (_, offer: Offer, text: string) =>
      offers[offer] ? text : "",
    )
    .replace(
      /<a data-offer="(\w+)" ([^>]*>)([\s\S]*?)<\/a>/g,
      (_, offer: Offer, link: string, words: string) =>
        offers[offer] ? `<a ${link}${words}</a>` : words,
    );
}
