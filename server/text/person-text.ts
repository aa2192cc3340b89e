import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import type { ArrivalWindow } from "#domain/appointment/arrival-window.ts";
import type { TextKind } from "#domain/text/text-kind.ts";

/** An appointment at the time that it had, with the window of an inspector who is on the way. */
export type TextSubject = AppointmentTime & { id: string; window?: ArrivalWindow };

/** A text as it is queued. */
export type PersonText = {
  /** E.164. */
  phone: string;
  body: string;
  kind: TextKind;
  notAfter: string | null;
  staffId: string | null;
  /** What it is about, without which it is of no use; absent: nothing. */
  about?: TextSubject;
  /** Where the person believed the appointment to be, if nothing but this text tells them where it is. */
  believed?: AppointmentTime;
};
