/** One of the project's own pictures as the build has made it (scripts/photos.ts). */
export type PhotoFile = {
  /** `srcset` of the AVIF files. */
  avif: string;
  /** `srcset` of the WebP files. */
  webp: string;
  /** A WebP of middle size, for a browser that knows none of the two. */
  src: string;
  /** Size of the largest file in pixels: with it the place is kept before anything has come. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`. */
  color: string;
};

/**
 * A picture that keeps its place, in its mean colour, until it has come.
 *
 * - `sizes`: how wide it stands, as in HTML. Say two thirds of the truth for phones, whose screens
 *   would otherwise take three pixels for one: nobody sees the difference, and the page is lighter;
 *   half of it for a picture of several in a list, of which a browser asks for some in advance.
 * - `phone`: another cut for screens below 768 px.
 * - `first`: it is in the first view, so that it is loaded at once; only one on a page.
 * - `className` gives the frame its size, `position` the part that must stay in view.
 */
export function Photo({
  photo,
  phone,
  alt,
  sizes,
  first = false,
  className = "",
  position = "",
}: {
  photo: PhotoFile;
  phone?: PhotoFile | undefined;
  alt: string;
  sizes: string;
  first?: boolean | undefined;
  className?: string | undefined;
  position?: string | undefined;
}) {
  return (
    <div className={`relative isolate overflow-hidden ${className}`}>
      {/* Not a style attribute: the content security policy allows none in the server's HTML. */}
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full print:hidden">
        <rect width="100%" height="100%" fill={photo.color} />
      </svg>
      <picture>
        {phone && <Sources photo={phone} media="(width < 48rem)" sizes={sizes} />}
        <Sources photo={photo} sizes={sizes} />
        <img
          src={photo.src}
          width={photo.width}
          height={photo.height}
          alt={alt}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding="async"
          className={`size-full object-cover ${position}`}
        />
      </picture>
    </div>
  );
}

function Sources({
  photo,
  sizes,
  media,
}: {
  photo: PhotoFile;
  sizes: string;
  media?: string | undefined;
}) {
  const place = { media, sizes, width: photo.width, height: photo.height };
  return (
    <>
      <source {...place} type="image/avif" srcSet={photo.avif} />
      <source {...place} type="image/webp" srcSet={photo.webp} />
    </>
  );
}
