import { suspicionMark } from "#domain/request/suspicion.ts";
import {
  ActionButton,
  Facts,
  Letter,
  Paragraph,
  renderLetter,
  TextLink,
} from "#server/mail/letter.tsx";
import type { MailMessage, MailOptions } from "#server/mail/message.ts";
import type { StoredRequest } from "./requests.ts";

/** To the office, or at once to whoever is on call. Answering it writes to the visitor. */
export async function requestOfficeMail(
  request: StoredRequest,
  { profile, mailFrom, officeEmail, emergencyEmail }: MailOptions,
): Promise<MailMessage> {
  const phoneLink = `tel:${request.phone.replace(/[^\d+]/g, "")}`;
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={`${request.name}, ${request.phone}`}
      heading={request.emergency ? "Emergency request" : "New request"}
    >
      <Facts
        facts={[
          ["Subject", request.subject],
          ["Name", request.name],
          [
            "Phone",
            <TextLink key="phone" href={phoneLink}>
              {request.phone}
            </TextLink>,
          ],
          [
            "Email",
            <TextLink key="email" href={`mailto:${request.email}`}>
              {request.email}
            </TextLink>,
          ],
          ["Address", request.address],
          ["Message", request.message || "None"],
        ]}
      />
      {request.emergency && <ActionButton href={phoneLink}>Call {request.name} now</ActionButton>}
      <Paragraph>Answering this mail writes to {request.name}.</Paragraph>
    </Letter>,
  );
  return {
    from: mailFrom,
    to: request.emergency ? emergencyEmail : officeEmail,
    replyTo: { name: request.name, address: request.email },
    subject: `${suspicionMark(request)}${request.subject} (${request.name})`,
    ...(request.emergency && { priority: "high" }),
    ...body,
  };
}

/**
 * To the visitor: we have it, and what happens next. It repeats nothing that was typed, so that
 * nobody can have us deliver words of theirs to a third person.
 */
export async function requestVisitorMail(
  request: StoredRequest,
  { profile, mailFrom, siteUrl }: MailOptions,
): Promise<MailMessage> {
  const body = await renderLetter(
    <Letter
      profile={profile}
      preview={request.emergency ? "Help is on its way" : "We answer within 24 hours"}
      heading={request.emergency ? "We have your emergency request" : "We have your message"}
    >
      <Paragraph>Hello,</Paragraph>
      {request.emergency ? (
        <Paragraph>
          Our on-call crew has your request and typically reaches you within 2-4 hours. If it gets
          worse, call our 24/7 line: {profile.hotline.display}. Stay off the roof, and away from wet
          ceilings and wiring.
        </Paragraph>
      ) : (
        <Paragraph>
          Thank you for writing to us. We answer within 24 hours. If it cannot wait, call{" "}
          {profile.phone.display}.
        </Paragraph>
      )}
      {!request.emergency && (
        <ActionButton href={`${siteUrl}/schedule-inspection`}>Book a free inspection</ActionButton>
      )}
    </Letter>,
  );
  return {
    from: mailFrom,
    to: { name: request.name, address: request.email },
    replyTo: { name: profile.name, address: profile.email },
    subject: request.emergency ? "We have your emergency request" : "We have your message",
    ...body,
  };
}
