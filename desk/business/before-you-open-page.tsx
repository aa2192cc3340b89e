import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isSettled, openQuestions, questionsBy } from "#content/en/before-you-open.ts";
import { beforeYouOpenPage as words } from "#content/en/desk/business.ts";
import { failureText } from "#desk/failure-text.ts";
import { today } from "#desk/moment-text.ts";
import { Failed } from "#desk/parts/failed.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import type { Business } from "#domain/business/business-settings.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Waiting } from "#ui/desk/waiting.tsx";
import { businessQuery, factsNow } from "./business-queries.ts";
import { OpeningQuestionItem } from "./opening-question-item.tsx";
import { useChangeBusiness } from "./use-change-business.ts";

/** What only the owner, or their lawyer, can decide before real customers see the site. */
export function Component() {
  const { data: business, error, refetch } = useQuery(businessQuery);
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <div>
        <PageHeading title={words.title}>
          <ButtonLink to="/desk/business">{words.business}</ButtonLink>
        </PageHeading>
        <p className="max-w-prose pt-1 text-soft">{words.about}</p>
      </div>
      {error && !business && <Failed error={error} onRetry={refetch} />}
      {!error && !business && <Waiting rows={7} label={words.loading} />}
      {business && <Questions business={business} />}
    </div>
  );
}

function Questions({ business }: { business: Business }) {
  const { version, settings } = business;
  const { settled } = settings;
  const facts = factsNow(business);
  const status = useRef<HTMLParagraphElement>(null);
  const isStored = useRef(false);
  const change = useChangeBusiness(() => {
    isStored.current = true;
  });
  const [pressed, setPressed] = useState<string>();
  // The button that was pressed is gone once the question stands in another list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored has to be on the page
  useEffect(() => {
    if (!isStored.current) return;
    isStored.current = false;
    status.current?.focus();
  }, [settled]);
  const asked = questionsBy(facts, today());
  const open = openQuestions(facts, settled, today());
  const closed = asked.filter((question) => isSettled(question, settled));
  const settle = (id: string, on: string | null) => {
    // The version that a second change would replace is not known before the first is stored.
    if (change.isPending) return;
    setPressed(id);
    const { [id]: _before, ...others } = settled;
    change.mutate({ version, settings: { settled: on ? { ...others, [id]: on } : others } });
  };
  const item = (question: (typeof open)[number]) => (
    <OpeningQuestionItem
      key={question.id}
      question={question}
      facts={facts}
      settledOn={isSettled(question, settled) ? settled[question.id] : undefined}
      isBusy={change.isPending && pressed === question.id}
      onSettle={(on) => settle(question.id, on)}
    />
  );
  return (
    <>
      <p ref={status} tabIndex={-1} role="status" className="font-semibold">
        {open.length === 0 ? words.allSettled : words.open(open.length, asked.length)}
      </p>
      {change.error && (
        <Notice tone="late">
          <p>{failureText(change.error)}</p>
        </Notice>
      )}
      <List
        title={words.forYou}
        questions={open.filter(({ isForLawyer }) => !isForLawyer)}
        item={item}
      />
      <List
        title={words.forYourLawyer}
        questions={open.filter(({ isForLawyer }) => isForLawyer)}
        item={item}
      />
      <List title={words.settled} questions={closed} item={item} />
    </>
  );
}

function List({
  title,
  questions,
  item,
}: {
  title: string;
  questions: ReturnType<typeof openQuestions>;
  item: (question: (typeof questions)[number]) => React.ReactNode;
}) {
  if (questions.length === 0) return null;
  return (
    <section>
      <h2 className="pb-2 text-heading">{title}</h2>
      <ul className="border-t border-line">{questions.map(item)}</ul>
    </section>
  );
}
