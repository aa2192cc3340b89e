import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { columnSpans } from "./column-spans.ts";
import { FaceRow } from "./face-row.tsx";
import { PictureBand } from "./picture-band.tsx";
import type { ShownPicture } from "./shown-picture.ts";

const photo = (src: string) => ({
  avif: `${src}.avif 800w`,
  webp: `${src}.webp 800w`,
  src,
  width: 1200,
  height: 900,
  color: "#336699",
});
const roof: ShownPicture = {
  photo: photo("/roof"),
  alt: "A slate roof over a stone house",
  town: "Leesburg",
  caption: "Slate, laid in three weeks",
};
const face: ShownPicture = {
  photo: photo("/ada"),
  alt: "Ada in a blue work shirt",
  name: "Ada L.",
  role: "Crew leader",
};

it("roofs have their alternative text, town and caption, under one heading", () => {
  const html = renderToStaticMarkup(<PictureBand kind="roofs" pictures={[roof]} />);
  expect(html).toContain('alt="A slate roof over a stone house"');
  expect(html).toMatch(/Leesburg.*Slate, laid in three weeks/);
  expect(html.match(/<h2[^>]*>Roofs we have finished/g)).toHaveLength(1);
});

it.each([1, 2, 3, 4, 5])("each of %i roofs is as wide as its place in the row", (count) => {
  const pictures = Array.from({ length: count }, (_, index) => ({
    ...roof,
    photo: photo(`/roof-${index}`),
  }));
  const html = renderToStaticMarkup(<PictureBand kind="roofs" pictures={pictures} />);
  const widths = Array.from(html.matchAll(/<li class="lg:col-span-(\d+)"/g), ([, span]) =>
    Number(span),
  );
  expect(widths).toEqual(columnSpans(count));
});

it("faces have their alternative text, name and role", () => {
  const html = renderToStaticMarkup(<FaceRow kind="faces" pictures={[face]} />);
  expect(html).toContain('alt="Ada in a blue work shirt"');
  expect(html).toMatch(/<h3[^>]*>Ada L\.<\/h3><p[^>]*>Crew leader<\/p>/);
});

it.each(Array.from({ length: 12 }, (_, index) => index + 1))(
  "%i pictures fill their rows",
  (count) => {
    const spans = columnSpans(count);
    expect(spans).toHaveLength(count);
    let used = 0;
    for (const span of spans) {
      used = (used % 12) + span;
      expect(used).toBeLessThanOrEqual(12);
    }
    expect(used).toBe(12);
  },
);
