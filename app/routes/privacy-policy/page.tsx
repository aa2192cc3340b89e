import { useFacts } from "#app/facts/use-facts.ts";
import { pageContextOf } from "#app/page-context.ts";
import { TextInForce } from "#app/sections/coming-soon/text-in-force.tsx";
import { Statement } from "#app/sections/statement/statement.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { coming, inForce, lead, sectionsOf, updated } from "#content/en/privacy-policy.ts";
import { head } from "#generated/pages/privacy-policy.ts";
import type { Route } from "./+types/page";

export const meta = () => pageMeta(head);

/** How long data is kept, as set at the desk; null without the database, when the page says that instead. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, reportError } = pageContextOf(context);
  return services.settings.retention().catch((error: unknown) => {
    reportError(error);
    return null;
  });
}

/** A page whose final text is not written yet, and below it what is true today. */
export default function Page({ loaderData: retention }: Route.ComponentProps) {
  const sections = sectionsOf(useFacts(), retention);
  return (
    <>
      <TextInForce heading={head.name} lead={lead} updated={updated} coming={coming} />
      <Statement heading={inForce} updated={updated} sections={sections} />
    </>
  );
}
