import sharp from "sharp";
import type { Plugin } from "vite";
import { imagetools } from "vite-imagetools";
import type { PhotoFile } from "#ui/pages/photo.tsx";

/** Width in pixels of the file for browsers without `srcset`. */
const fallbackWidth = 800;

/**
 * The files made from each photo; widths are in pixels, and the browser picks the one that fits. WebP is for the few
 * browsers without AVIF; the two qualities look alike. The first build waits for these files, so they are made with little
 * effort: effort 1 takes twice as long and saves 5 % of the bytes.
 */
const formats = [
  { format: "avif", quality: "47", effort: "0", widths: [480, 640, 800, 1200, 1800] },
  { format: "webp", quality: "70", effort: "2", widths: [fallbackWidth, 1200] },
] as const;

/**
 * Resolves `import photo from "#art/masters/storm.jpg?photo"`: the master in the widths and formats above, its size,
 * and its mean color as a placeholder ({@link PhotoFile}). `?crop=30,0,45,100&photo` takes a part of it: left, top,
 * width and height in percent. `?small&photo` omits the widest files, for a picture in a column of text.
 */
export function photos(): Plugin {
  // Every picture is decoded for each of its files; what libvips would keep of them is never asked for again.
  sharp.cache(false);
  sharp.concurrency(1);
  return imagetools({
    include: /\.jpg\?(.*&)?photo$/,
    defaultDirectives: new URLSearchParams({ as: "photo" }),
    extendTransforms: (builtins) => [crop, ...builtins],
    resolveConfigs: (entries) => {
      const area = entries.find(([key]) => key === "crop")?.[1][0];
      const largest = entries.some(([key]) => key === "small") ? 1200 : Number.POSITIVE_INFINITY;
      return formats.flatMap(({ widths, ...format }) =>
        widths
          .filter((w) => w <= largest)
          .map((w) => ({ ...(area && { crop: area }), w: String(w), ...format })),
      );
    },
    extendOutputFormats: () => ({ photo: () => describePhoto }),
  }) as Plugin;
}

type ExtendTransforms = NonNullable<
  NonNullable<Parameters<typeof imagetools>[0]>["extendTransforms"]
>;
type TransformFactory = ReturnType<ExtendTransforms>[number];

const crop: TransformFactory = ({ crop: area }) => {
  if (!area) return;
  const parts = String(area).split(",").map(Number);
  return (state, image) => {
    const { width, height } = state.info;
    const [left = 0, top = 0, wide = 100, high = 100] = parts.map((part) => part / 100);
    const size = { width: Math.floor(width * wide), height: Math.floor(height * high) };
    Object.assign(state.info, size, { autoOriented: size });
    return image.extract({
      left: Math.floor(width * left),
      top: Math.floor(height * top),
      ...size,
    });
  };
};

type ExtendOutputFormats = NonNullable<
  NonNullable<Parameters<typeof imagetools>[0]>["extendOutputFormats"]
>;
type ProcessedImage = Parameters<ReturnType<ReturnType<ExtendOutputFormats>[string]>>[0][number];

async function describePhoto(images: ProcessedImage[]): Promise<PhotoFile> {
  const of = (format: string) => images.filter(({ config }) => config.format === format);
  // A crop narrower than the widest sizes would be listed twice at its own width.
  const sources = (format: string) =>
    [...new Map(of(format).map(({ src, info }) => [info.width, src]))]
      .map(([width, src]) => `${src} ${width}w`)
      .join(", ");
  const [fallback] = of("webp");
  const largest = of("avif").at(-1);
  if (!fallback || !largest) throw new Error("A photo came out in no format");
  const { width, height } = largest.info;
  return {
    avif: sources("avif"),
    webp: sources("webp"),
    src: fallback.src,
    width,
    height,
    color: await meanColor(fallback),
  };
}

/** Read from the encoded picture, so that a cached picture gives the same color. */
async function meanColor({ image }: ProcessedImage): Promise<string> {
  const { channels } = await sharp(await image.toBuffer()).stats();
  const hex = channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, "0"));
  return `#${hex.join("")}`;
}
