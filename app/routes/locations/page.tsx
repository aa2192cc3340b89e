import { pageMeta } from "#app/seo/page-meta.ts";
import { Roofs } from "#generated/owner-pictures/roofs.tsx";
import { head } from "#generated/pages/locations.ts";
import { Opening } from "./opening.tsx";
import { Reach } from "./reach.tsx";
import { Visit } from "./visit.tsx";

export const meta = () => pageMeta(head);

/** A page that is not written yet: the one office, how far we drive from it, and that nobody has to come. */
export default function Page() {
  return (
    <>
      <Opening />
      <Reach />
      {Roofs && <Roofs />}
      <Visit />
    </>
  );
}
