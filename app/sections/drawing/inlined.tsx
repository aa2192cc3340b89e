import type { SVGAttributes } from "react";

type DrawingProps = {
  className?: string | undefined;
  /** What it shows; without one, it is decorative. */
  label?: string;
  /** Texts for the places that the file calls `{name}`. */
  words?: Readonly<Record<string, string>>;
};

/**
 * The component of a drawing that was imported with `?drawing`.
 * @param attributes Those of the file's `<svg>`.
 * @param html What is in it.
 */
export function inlined(attributes: SVGAttributes<SVGSVGElement>, html: string) {
  return function Drawing({ className = "", label, words }: DrawingProps) {
    const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
    const classes = attributes.className ? `${attributes.className} ${className}` : className;
    const inside = html.replace(/\{(\w+)\}/g, (_, name) => escaped(words?.[name], name));
    return (
      <svg
        {...role}
        {...attributes}
        className={classes}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of ours that the build has checked; words are escaped
        dangerouslySetInnerHTML={{ __html: inside }}
      />
    );
  };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

function escaped(word: string | undefined, name: string): string {
  if (word === undefined) throw new Error(`A drawing has no word for {${name}}`);
  return word.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
