import { Img, Section } from "@react-email/components";
import { Paragraph, TextLink } from "./letter.tsx";
import type { MailPicture } from "./message.ts";

/** Pictures that came with a lead, as a mail about it shows them. Read when it is sent, and never stored with it. */
export type MailPhotos = {
  /** How many there are at the desk, even if fewer could be read. */
  count: number;
  /** The lead's page at the desk. */
  leadUrl: string;
  shown: readonly (MailPicture & { width: number; height: number })[];
};

/** The width and greatest height of a picture in a mail, in pixels: three stand beside each other. */
const frame = { width: 168, height: 168 };

/** The pictures, small, and where they can be looked at. */
export function Photos({ photos: { count, leadUrl, shown } }: { photos: MailPhotos }) {
  const all = count === 1 ? "1 photo" : `${count} photos`;
  return (
    <>
      <Paragraph>
        <TextLink href={leadUrl}>{all} at the desk</TextLink>
      </Paragraph>
      {shown.length > 0 && (
        <Section style={{ margin: "0 0 16px" }} data-skip-in-text="true">
          {shown.map(({ cid, width, height }, index) => (
            <a key={cid} href={leadUrl}>
              <Img
                src={`cid:${cid}`}
                alt={`Photo ${index + 1} of ${count}`}
                {...fitted(width, height)}
                style={{ display: "inline-block", margin: "0 8px 8px 0", verticalAlign: "top" }}
              />
            </a>
          ))}
        </Section>
      )}
    </>
  );
}

function fitted(width: number, height: number) {
  const factor = Math.min(frame.width / width, frame.height / height);
  return { width: Math.round(width * factor), height: Math.round(height * factor) };
}
