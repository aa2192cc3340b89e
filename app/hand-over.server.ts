/*
 * How React Router hands data over to its browser side, for pages that are put together of pieces: one JSON
 * array, in which everything stands once and names the rest by its place (its "single fetch", of turbo-stream).
 */

/** Stand for what JSON or the array has no place for. */
const [nullPlace, undefinedPlace] = [-5, -7];

/** What React Router's browser side listens to. */
const call = "window.__reactRouterContext.streamController.enqueue(";

/** Plain data (objects, lists, texts, numbers) as React Router's browser side reads them. */
export function encoded(root: unknown): string {
  const values: unknown[] = [];
  const places = new Map<unknown, number>();
  placeOf(root);
  return `${JSON.stringify(values)}\n`;

  function placeOf(value: unknown): number {
    if (value === null) return nullPlace;
    if (value === undefined) return undefinedPlace;
    const known = places.get(value);
    if (known !== undefined) return known;
    const place = values.push(value) - 1;
    places.set(value, place);
    if (Array.isArray(value)) values[place] = value.map(placeOf);
    else if (typeof value === "object") {
      values[place] = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [`_${placeOf(name)}`, placeOf(one)]),
      );
    }
    return place;
  }
}

/** The code of the script that hands over what the loader of `route` gave for the page. */
export function handOver(route: string, data: object): string {
  return handOverOf(encoded({ loaderData: { [route]: data }, actionData: null, errors: null }));
}

/** The code of the script that hands over `state`, as `encoded` or React Router made it. */
export function handOverOf(state: string): string {
  // Nothing in it can end the script's element.
  const literal = JSON.stringify(state).replaceAll("<", "\\u003C");
  return `${call}${literal});`;
}

/** What the code of a script hands over; undefined when it does something else. */
export function handedOver(code: string): string | undefined {
  const plain = code.trim();
  if (!plain.startsWith(call)) return undefined;
  return JSON.parse(plain.slice(call.length, plain.lastIndexOf(")")));
}

/**
 * A page's HTML before and after the script that hands its data over; undefined when there is none. It is cut as
 * text, so that what stands around stays as React wrote it: a script ends at its first `</script>`, as browsers have it.
 */
export function aroundHandOver(html: string): [before: string, after: string] | undefined {
  const [opening, closing] = [`<script>${call}`, "</script>"];
  const start = html.indexOf(opening);
  if (start < 0) return undefined;
  const end = html.indexOf(closing, start) + closing.length;
  return [html.slice(0, start), html.slice(end)];
}
