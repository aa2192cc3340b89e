import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";

/**
 * Styles for the elements that Markdown produces (scripts/articles/article-html.ts). Tables and drawings are
 * styled in app.css.
 */
const typography = [
  "[&>*]:max-w-[34rem] [&>*+*]:mt-6 [&>p:first-child]:max-w-[38rem] [&>p:first-child]:text-lead",
  "[&>h2]:drip-edge [&>h2]:text-heading [&>*+h2]:mt-16 [&>h2+*]:mt-6",
  "[&>h3]:text-lead [&>h3]:font-bold [&>*+h3]:mt-10 [&>h3+*]:mt-3",
  // On paper, links show their address and lines are longer.
  "print:[&>*]:max-w-none! print:[&>*+*]:mt-3! print:[&>*+h2]:mt-6! print:[&_li+li]:mt-1! print:[&>ul>li]:before:border-t-2 print:[&_td]:py-1! print:[&_table]:break-inside-avoid print:[&_a[href^='/']]:after:content-['_('attr(href)')']",
  "[&_a]:link [&_strong]:font-semibold",
  "[&_li]:relative [&_li]:pl-8 [&_li+li]:mt-3",
  "[&>ul>li]:before:absolute [&>ul>li]:before:top-[0.72em] [&>ul>li]:before:left-0 [&>ul>li]:before:h-0.5 [&>ul>li]:before:w-4 [&>ul>li]:before:bg-copper-600 [&>ul>li]:before:forced-mark",
  "[&>ol]:[counter-reset:step] [&>ol>li]:[counter-increment:step] [&>ol>li]:before:absolute [&>ol>li]:before:left-0 [&>ol>li]:before:font-heading [&>ol>li]:before:font-bold [&>ol>li]:before:tabular-nums [&>ol>li]:before:text-copper-700 [&>ol>li]:before:content-[counter(step)]",
  "[&>blockquote]:border-y-2 [&>blockquote]:border-slate-900 [&>blockquote]:py-5 [&>blockquote]:text-lead",
  // The element around a table, which scrolls if it is wider than a phone.
  "[&>div]:max-w-[44rem] [&>div]:scroll-edge [&>div]:overflow-x-auto [&>div+*]:mt-10",
].join(" ");

/** An article's HTML. Its links to this site navigate without loading a new document. */
export function ArticleBody({ html }: { html: string }) {
  // One object for as long as the article is shown: for a new object, React would set the HTML
  // again.
  const [content] = useState({ __html: html });
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const element = body.current;
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !isPlain || event.button !== 0) return;
      event.preventDefault();
      navigate(link.pathname + link.search + link.hash);
    }
    element?.addEventListener("click", follow);
    return () => element?.removeEventListener("click", follow);
  }, [navigate]);

  return (
    <div
      ref={body}
      className={typography}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own Markdown by the build
      dangerouslySetInnerHTML={content}
      data-article=""
    />
  );
}
