/** One of the project's own pictures, as made by the build (scripts/vite/photos.ts). */
export type PhotoFile = {
  /** `srcset` of the AVIF files. */
  avif: string;
  /** `srcset` of the WebP files. */
  webp: string;
  /** A WebP file, for a browser that uses neither `srcset`. */
  src: string;
  /** Size of the largest file in pixels, used to reserve the picture's space before it loads. */
  width: number;
  height: number;
  /** Average color, `#rrggbb`. */
  color: string;
};

/**
 * A picture that reserves its space, filled with its average color, until it has loaded.
 *
 * - `sizes`: its width on the page, as in HTML. For phones, state two thirds of the real width:
 *   their screens would otherwise load three pixels per CSS pixel, a difference nobody sees, and
 *   the page gets lighter. State half for one of several pictures in a list, some of which browsers
 *   load in advance.
 * - `phone`: a different crop for screens below 768 px.
 * - `first`: it is in the first view and loads at once; only one per page.
 * - `wideOnly`: screens below 1024 px do not show it, and do not load it although it is `first`.
 * - `className` sets the frame's size, `position` the part that must stay in view.
 */
export function Photo({
  photo,
  phone,
  alt,
  sizes,
  first = false,
  wideOnly = false,
  className = "",
  position = "",
}: {
  photo: PhotoFile;
  phone?: PhotoFile | undefined;
  alt: string;
  sizes: string;
  first?: boolean | undefined;
  wideOnly?: boolean | undefined;
  className?: string | undefined;
  position?: string | undefined;
}) {
  return (
    <div className={`relative isolate overflow-hidden ${className}`}>
      {/* Not a style attribute: the content security policy forbids them in the server's HTML. */}
      <svg aria-hidden="true" className="absolute inset-0 -z-10 size-full print:hidden">
        <rect width="100%" height="100%" fill={photo.color} />
      </svg>
      <picture>
        {phone && <Sources photo={phone} media="(width < 48rem)" sizes={sizes} />}
        <Sources photo={photo} media={wideOnly ? "(width >= 64rem)" : undefined} sizes={sizes} />
        <img
          src={wideOnly ? emptyPicture : photo.src}
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

/** One transparent pixel. */
const emptyPicture =
  "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

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
