import { Photo } from "#app/ui/photo.tsx";
import phone from "#art/masters/hero.jpg?crop=30,13,45,87&photo";
import wide from "#art/masters/hero.jpg?photo";

/**
 * Where picture and film stand on wide screens: higher than the section and above its upper edge, so
 * that the house is seen over the slope.
 */
export const heroFrame =
  "top-0 right-0 -z-20 md:h-full lg:top-[-5%] lg:h-[105%] lg:w-[88%] lg:mask-linear-[to_right,transparent,black_20%]";
export const heroPosition = "lg:object-[38%_50%]";

/** The picture of the first view: an upright cut for phones, the whole scene for the rest. */
export function HeroPicture() {
  return (
    <Photo
      first
      photo={wide}
      phone={phone}
      sizes="(width < 48rem) 67vw, (width < 64rem) 100vw, 88vw"
      alt="A brick colonial with a new architectural shingle roof in evening light, seen from the air"
      className={`absolute! print:hidden h-[30rem] w-full tight:h-[15rem] ${heroFrame}`}
      position={heroPosition}
    />
  );
}
