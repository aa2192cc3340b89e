/*
 * How React Router hands data over to its browser side, for pages that are put together of pieces: one JSON
 * array, in which everything stands once and names the rest by its place (its "single fetch", of turbo-stream).
 */

/** Stand for what JSON or the array has no place for. */
const [nullPlace, undefinedPlace] = [-5, -7];

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
  const state = encoded({ loaderData: { [route]: data }, actionData: null, errors: null });
  // Nothing in it can end the script's element.
  const literal = JSON.stringify(state).replaceAll("<", "\\u003C");
  return `window.__reactRouterContext.streamController.enqueue(${literal});`;
}
