import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import { ownerPictureHeadings } from "#content/en/owner-pictures.ts";
import { Title } from "#ui/pages/title.tsx";
import { columnSpans } from "./column-spans.ts";
import type { ShownPicture } from "./shown-picture.ts";

/** By the columns that a picture has. */
const frames: Readonly<Record<number, { place: string; frame: string; sizes: string }>> = {
  12: { place: "lg:col-span-12", frame: "aspect-3/2 md:aspect-[16/9]", sizes: "76rem" },
  8: { place: "lg:col-span-8", frame: "aspect-3/2", sizes: "50rem" },
  6: { place: "lg:col-span-6", frame: "aspect-3/2", sizes: "37rem" },
  4: { place: "lg:col-span-4", frame: "aspect-3/2 lg:aspect-[3/4]", sizes: "25rem" },
};

/** The crew at work, or finished roofs: pictures in full rows, each with its town and what there is to see. */
export function PictureBand(props: { kind: "crew" | "roofs"; pictures: readonly ShownPicture[] }) {
  const id = `${props.kind}-pictures`;
  const spans = columnSpans(props.pictures.length);
  return (
    <section aria-labelledby={id} className="page-grid gap-y-10 py-section print:hidden">
      <Title id={id} className="lg:col-span-8">
        {ownerPictureHeadings[props.kind]}
      </Title>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-12 md:max-lg:[&>:last-child:nth-child(odd)]:col-span-2">
        {props.pictures.map(({ photo, alt, town, caption }, index) => {
          const { place, frame, sizes } = frames[spans[index] ?? 4] ?? { ...frames[4] };
          return (
            <li key={photo.src} className={place}>
              <CaptionedPhoto
                photo={photo}
                alt={alt}
                figure={town}
                frame={frame}
                sizes={`(width < 48rem) 67vw, ${sizes}`}
              >
                {caption}
              </CaptionedPhoto>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
