import phoneAvif from "./hero-phone.avif?url";
import phoneJpeg from "./hero-phone.jpg?url";
import wideAvif from "./hero-wide.avif?url";
import wideJpeg from "./hero-wide.jpg?url";

/**
 * The picture of the first view (art/masters/hero.jpg, cut and compressed once): an upright cut for
 * phones, the whole scene for the rest.
 */
export function HeroPicture() {
  return (
    <picture>
      <source
        media="(width < 48rem)"
        type="image/avif"
        srcSet={phoneAvif}
        width={800}
        height={871}
      />
      <source media="(width < 48rem)" srcSet={phoneJpeg} width={800} height={871} />
      <source type="image/avif" srcSet={wideAvif} />
      <img
        src={wideJpeg}
        width={1600}
        height={900}
        fetchPriority="high"
        alt="A brick colonial with a new architectural shingle roof in evening light, seen from the air"
        className="absolute top-0 right-0 -z-20 h-[30rem] w-full object-cover md:h-full lg:w-[88%] lg:object-[25%_30%] lg:mask-linear-[to_right,transparent,black_20%]"
      />
    </picture>
  );
}
