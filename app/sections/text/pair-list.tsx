import type { LinkTarget } from "#content/pages.ts";
import type { RichText as Text } from "#domain/page/rich-text.ts";
import { RichText } from "./rich-text.tsx";

/** Terms and what is said of each, a row each. `row`, `term` and `text` are the classes of those. */
export function PairList(props: {
  pairs: readonly (readonly [term: string, text: Text<LinkTarget>])[];
  className: string;
  row: string;
  term: string;
  text: string;
}) {
  return (
    <dl className={props.className}>
      {props.pairs.map(([term, text]) => (
        <div key={term} className={props.row}>
          <dt className={props.term}>{term}</dt>
          <dd className={props.text}>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
