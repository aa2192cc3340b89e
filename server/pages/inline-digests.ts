import { createHash } from "node:crypto";

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/**
 * The digests (`'sha256-…'`) under which a content security policy lets a page's inline scripts and
 * styles run. Inert scripts are among them: they run later, under the same text.
 */
export function inlineDigests(html: string): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, attributes = "", text = ""] of html.matchAll(inline)) {
    if (/\bsrc=/.test(attributes)) continue;
    const digest = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    (tag === "script" ? scripts : styles).add(digest);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
