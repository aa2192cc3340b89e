import { lost as words } from "#content/en/my-roof/page.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { type Framing, framed, type PlainDocument } from "./page-frame.tsx";

/** What has become of asking for a link. */
export type Asking =
  | { state: "asked"; isUnknown: boolean }
  | { state: "refused"; email: string; fault: string }
  | { state: "sent" };

/** Asks for the link to one's page: at its own address, and wherever a link leads nowhere. */
export function lostPage(framing: Framing, asking: Asking): PlainDocument {
  const isUnknown = asking.state === "asked" && asking.isUnknown;
  const { heading, text } =
    asking.state === "sent" ? words.sent : isUnknown ? words.unknown : words;
  return framed(framing, {
    title: isUnknown ? heading : words.title,
    children: (
      <div className="grid body">
        <section>
          <h1 className="drip">{heading}</h1>
          <p className="lead">{text}</p>
          {asking.state === "sent" ? (
            <>
              <p className="prose">{words.sent.again}</p>
              <CallUs profile={framing.profile} />
              <p>
                <a className="plain" href="/my-roof">
                  {words.another}
                </a>
              </p>
            </>
          ) : (
            <AskForm
              {...(asking.state === "refused" ? asking : { email: "", fault: "" })}
              profile={framing.profile}
            />
          )}
        </section>
      </div>
    ),
  });
}

function AskForm({
  email,
  fault,
  profile,
}: {
  email: string;
  fault: string;
  profile: BusinessProfile;
}) {
  return (
    <>
      <form className="ask" method="post" action="/my-roof">
        <label htmlFor="email">{words.email}</label>
        {fault && (
          <p className="fault" id="fault" role="alert">
            {fault}
          </p>
        )}
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          required
          defaultValue={email}
          {...(fault && { "aria-invalid": true, "aria-describedby": "fault" })}
        />
        <button type="submit" className="button">
          {words.submit}
        </button>
      </form>
      <CallUs profile={profile} />
    </>
  );
}

function CallUs({ profile: { phone } }: { profile: BusinessProfile }) {
  return (
    <p>
      <a className="plain" href={`tel:${phone.e164}`}>
        {`Call ${phone.display}`}
      </a>
    </p>
  );
}
