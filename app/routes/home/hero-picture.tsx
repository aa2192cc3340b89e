import phone from "#art/masters/hero.jpg?crop=46,2,40,87&photo";
import wide from "#art/masters/hero.jpg?photo";
import { hero } from "#content/en/home.ts";
import { Photo } from "#ui/pages/photo.tsx";

/**
 * The place of the picture and the film: only as high as the part above the slope, so that the
 * whole house is visible. The picture was composed for this crop: its house is in the upper right.
 */
export const heroFrame = "inset-x-0 top-0 -z-20 h-(--picture)";
export const heroPosition = "md:object-[72%_50%] lg:object-[95%_20%]";

/** The picture of the first view: a portrait crop for phones, the whole scene for other screens. */
export function HeroPicture() {
  return (
    <Photo
      first
      photo={wide}
      phone={phone}
      sizes="(width < 48rem) 67vw, (width < 64rem) 100vw, 88vw"
      alt={hero.picture}
      className={`absolute! print:hidden w-full ${heroFrame}`}
      position={heroPosition}
    />
  );
}
