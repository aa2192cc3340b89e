import { Photo } from "#app/ui/photo.tsx";
import phone from "#art/masters/hero.jpg?crop=46,2,40,87&photo";
import wide from "#art/masters/hero.jpg?photo";
import { hero } from "#content/en/home-opening.ts";

/**
 * Where picture and film stand: as high as the part of them that the slope leaves in view, so that the
 * whole house is seen over it. The picture was made for this cut: its house stands in the upper right.
 */
export const heroFrame = "inset-x-0 top-0 -z-20 h-(--picture)";
export const heroPosition = "md:object-[72%_50%] lg:object-[95%_20%]";

/** The picture of the first view: an upright cut for phones, the whole scene for the rest. */
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
