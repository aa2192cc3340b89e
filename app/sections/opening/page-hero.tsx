import type { ReactNode } from "react";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo, type PhotoFile } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/**
 * The first view of a page: its picture and, overlapping its foot, the sheet with title and lead.
 * The sheet's upper edge is an eave at the roof's pitch, so that no text ever lies on the picture.
 */
export function PageHero({
  heading,
  photo,
  phone,
  alt,
  position,
  children,
  actions,
}: {
  heading: string;
  photo: PhotoFile;
  /** A different crop for phones. */
  phone?: PhotoFile | undefined;
  alt: string;
  /** The part of the picture that must stay in view, such as `object-[50%_30%]`. */
  position?: string | undefined;
  /** The one or two sentences that say what the page is for. */
  children: ReactNode;
  /** `ButtonLink`s; the first is the page's main action. */
  actions?: ReactNode;
}) {
  return (
    <section className="relative isolate bg-slate-900 ground-dark">
      <Photo
        first
        photo={photo}
        phone={phone}
        alt={alt}
        sizes="(width < 48rem) 67vw, 100vw"
        className="h-[clamp(6.5rem,calc(100svh-var(--spacing-contact-bar)-30.5rem),max(17rem,38svh))] low:h-[6.5rem] md:h-[max(24rem,54svh)]"
        position={position}
      />
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-40 forced-colors:hidden bg-linear-to-b from-slate-950/85 to-transparent"
      />
      <div className="edge-eave ground-dark shingle-courses page-grid -mt-(--rise) items-end gap-y-6 pt-[calc(var(--rise)*0.5+2.5rem)] low:gap-y-4 low:pt-[calc(var(--rise)*0.5+1.5rem)] lg:pt-[calc(var(--rise)+1.5rem)] pb-12 [--courses-fade:var(--color-slate-900)] [--rise:clamp(2rem,7vw,7rem)] md:pb-16">
        <Title as="h1" className="lg:col-span-6">
          {heading}
        </Title>
        <div className="lg:col-span-6 lg:pb-2">
          <Lead tone="dark" className="low:text-body">
            {children}
          </Lead>
          {actions && <div className="mt-7 flex flex-wrap gap-4 low:mt-5 low:gap-3">{actions}</div>}
        </div>
      </div>
    </section>
  );
}
