import type { ReactNode } from "react";
import { door as words } from "#content/en/desk/sign-in.ts";
import { useNames } from "#desk/facts/use-names.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { LogoMark } from "#ui/logo.tsx";

/**
 * The frame of the pages outside the desk, such as sign-in: the business's name and one thing to
 * do.
 */
export function Door({ title, children }: { title: string; children: ReactNode }) {
  const { name, shortName, logo } = useNames();
  return (
    <div className="@container/page">
      <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[minmax(16rem,2fr)_3fr] md:grid-rows-1">
        <header className="flex items-center gap-3 bg-bar px-6 py-4 text-on-bar md:flex-col md:items-start md:justify-between md:p-10">
          <LogoMark paths={logo} className="h-8 md:h-10" />
          <div>
            <p className="font-heading text-heading font-bold">{words.desk(shortName)}</p>
            <p className="text-small text-soft-on-bar max-sm:sr-only">{words.for(name)}</p>
          </div>
        </header>
        <main className="px-6 py-10 md:grid md:content-center md:px-16">
          <div className="grid w-full max-w-sm gap-5">
            <PageHeading title={title} />
            {children}
          </div>
        </main>
      </div>
    </div>
  );
}
