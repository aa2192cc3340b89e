import type { ReactNode } from "react";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { ActionButton, Facts, Paragraph } from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import { personLetter } from "#server/mail/person-letter.tsx";
import { enterLink, joinLink } from "./desk-links.ts";

type Recipient = { name: string; email: string };

export type SignInLetter = {
  person: Recipient;
  token: string;
  code: string;
  /** The browser that asked: `Chrome on Windows`. */
  device: string;
  /** ISO moments. */
  askedAt: string;
  until: string;
};

/** What a code that proves who is signed in is mailed with. */
export type ProofLetter = Omit<SignInLetter, "token">;

export type InvitationLetter = {
  person: Recipient;
  token: string;
  invitedBy: string;
  until: string;
};

/** To somebody signing in: a link for the browser that asked, and a code to type there. */
export function signInMail(
  { token, ...asked }: SignInLetter,
  options: MailOptions,
): Promise<MailMessage> {
  return codeLetter(asked, options, {
    heading: "Sign in to the desk",
    how: (
      <>
        <Paragraph>
          On the device where you asked for this, press the button. Anywhere else, type the code
          into the window where you asked.
        </Paragraph>
        <ActionButton href={enterLink(options.siteUrl, token)}>Sign in</ActionButton>
      </>
    ),
    ifNotYou: "do nothing: no one gets in without this email",
  });
}

/** To somebody who is signed in and has to prove who they are: a code to type there. */
export function proofMail(asked: ProofLetter, options: MailOptions): Promise<MailMessage> {
  return codeLetter(asked, options, {
    heading: "Confirm it's you",
    how: <Paragraph>Type the code into the window of the desk that asks for it.</Paragraph>,
    ifNotYou: "someone is using the desk as you: open Settings there and sign out everywhere",
  });
}

function codeLetter(
  { person, code, device, askedAt, until }: ProofLetter,
  options: MailOptions,
  { heading, how, ifNotYou }: { heading: string; how: ReactNode; ifNotYou: string },
): Promise<MailMessage> {
  const timeOf = (at: string) => clockTime(new Date(at), options.profile.timeZone);
  return personLetter(
    {
      person,
      // The code is not in the subject, which locked phones display.
      subject: heading,
      heading,
      preview: `Good until ${timeOf(until)}`,
      children: (
        <>
          {how}
          <Facts
            facts={[
              ["Code", code],
              ["Asked for", `${timeOf(askedAt)}, ${device}`],
              ["Good until", `${timeOf(until)}, once`],
            ]}
          />
          <Paragraph>
            If this wasn't you, {ifNotYou}. Never tell anyone the code; we won't ask for it.
          </Paragraph>
        </>
      ),
    },
    options,
  );
}

/** Invites somebody to the desk. */
export function invitationMail(
  { person, token, invitedBy, until }: InvitationLetter,
  options: MailOptions,
): Promise<MailMessage> {
  const { name, timeZone } = options.profile;
  const day = new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "full" });
  const lastDay = day.format(new Date(until));
  return personLetter(
    {
      person,
      subject: `Your invitation to the desk of ${name}`,
      heading: "Welcome to the desk",
      preview: `${invitedBy} invites you`,
      children: (
        <>
          <Paragraph>
            {invitedBy} invites you to the desk, where {name} answers its leads. The button lets you
            in once, until {lastDay}. Afterwards you sign in with this email address.
          </Paragraph>
          <ActionButton href={joinLink(options.siteUrl, token)}>Open the desk</ActionButton>
        </>
      ),
    },
    options,
  );
}
