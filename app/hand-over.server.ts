/*
 * How React Router passes loader data to the browser, for pages that are assembled from pieces: one
 * JSON array in which each value appears once and refers to others by index (the turbo-stream
 * format of its "single fetch").
 */

/** Stand-ins for values that JSON or the array cannot hold. */
const [nullPlace, undefinedPlace] = [-5, -7];

/** The call that React Router's browser code listens to. */
const call = "window.__reactRouterContext.streamController.enqueue(";

/** Encodes plain data (objects, lists, strings, numbers) for React Router's browser code. */
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

/** The script that passes the loader data of `route` to the browser. */
export function handOver(route: string, data: object): string {
  return handOverOf(encoded({ loaderData: { [route]: data }, actionData: null, errors: null }));
}

/** The script that passes on `state`, encoded by `encoded` or by React Router. */
export function handOverOf(state: string): string {
  // Escaped so that nothing in it can end the script element.
  const literal = JSON.stringify(state).replaceAll("<", "\\u003C");
  return `${call}${literal});`;
}

/** The state that a script passes on; undefined when it does something else. */
export function handedOver(code: string): string | undefined {
  const plain = code.trim();
  if (!plain.startsWith(call)) return undefined;
  return JSON.parse(plain.slice(call.length, plain.lastIndexOf(")")));
}

/**
 * A page's HTML before and after the script that passes its data on; undefined when there is none.
 * It is cut as text, so that the rest stays exactly as React wrote it: as in browsers, a script
 * ends at its first `</script>`.
 */
export function aroundHandOver(html: string): [before: string, after: string] | undefined {
  const [opening, closing] = [`<script>${call}`, "</script>"];
  const start = html.indexOf(opening);
  if (start < 0) return undefined;
  const end = html.indexOf(closing, start) + closing.length;
  return [html.slice(0, start), html.slice(end)];
}
