import { ownerPictureHeadings } from "#content/en/owner-pictures.ts";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";
import type { ShownPicture } from "./shown-picture.ts";

/** Who works here: a portrait, a name and a role each. */
export function FaceRow(props: { kind: "faces"; pictures: readonly ShownPicture[] }) {
  const { length } = props.pictures;
  const columns = length % 3 === 0 && length % 4 !== 0 ? "md:grid-cols-3" : "md:grid-cols-4";
  return (
    <section
      aria-labelledby="faces"
      className="page-grid gap-y-10 bg-limestone-100 py-section print:hidden"
    >
      <Title id="faces" className="lg:col-span-8">
        {ownerPictureHeadings.faces}
      </Title>
      <ul className={`grid grid-cols-2 gap-x-4 gap-y-8 tight:grid-cols-1 sm:gap-x-8 ${columns}`}>
        {props.pictures.map(({ photo, alt, name, role, town, caption }) => (
          <li key={photo.src}>
            <Photo
              photo={photo}
              alt={alt}
              sizes="(width < 48rem) 34vw, 25rem"
              className="aspect-[4/5]"
              position="object-[50%_25%]"
            />
            <h3 className="mt-4 border-t-2 border-slate-900 pt-3 text-lead leading-snug">{name}</h3>
            <p className="text-small text-slate-700">
              {role}
              {town && `, ${town}`}
            </p>
            {caption && <p className="mt-2 text-small">{caption}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
