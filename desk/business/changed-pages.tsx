import { useMutation } from "@tanstack/react-query";
import { changedPages as words } from "#content/en/desk/business.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import type { Overrides } from "#domain/business/facts.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** Says, when it is asked, which pages would say something else. */
export function ChangedPages({ overrides }: { overrides: Overrides }) {
  const asked = JSON.stringify(overrides);
  const preview = useMutation({
    mutationFn: async (body: { overrides: Overrides }) => ({
      asked: JSON.stringify(body.overrides),
      pages: bodyOf(await deskClient.POST("/desk/business/changed-pages", { body })).pages,
    }),
  });
  // An answer to what was typed before is none.
  const found = preview.data?.asked === asked ? preview.data.pages : undefined;
  return (
    <div className="grid justify-items-start gap-2">
      {!found && (
        <Button look="quiet" busy={preview.isPending} onClick={() => preview.mutate({ overrides })}>
          {preview.isPending ? words.looking : words.ask}
        </Button>
      )}
      {preview.error && (
        <Notice tone="late">
          <p>{failureText(preview.error)}</p>
        </Notice>
      )}
      {found && <Found pages={found} />}
    </div>
  );
}

function Found({ pages }: { pages: readonly string[] }) {
  if (pages.length === 0) return <p role="status">{words.none}</p>;
  return (
    <details>
      <summary className="min-h-9 cursor-pointer font-semibold pointer-coarse:min-h-11">
        <span role="status">{counted(pages)}</span>
      </summary>
      <ul className="ps-4">
        {pages.map((path) => (
          <li key={path}>
            <a
              href={path}
              target="_blank"
              rel="noopener"
              className="inline-block py-0.5 text-link underline underline-offset-2"
            >
              {path}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** `9 pages, 2 articles change`. */
export function counted(pages: readonly string[]): string {
  const articles = pages.filter((path) => path.startsWith("/news-insights/")).length;
  const others = pages.length - articles;
  const parts = [
    ...(others > 0 ? [words.pages(others)] : []),
    ...(articles > 0 ? [words.articles(articles)] : []),
  ];
  return `${parts.join(", ")} ${words.change(pages.length)}`;
}
