import { typedOtherwise as words } from "#content/en/desk/ui.ts";
import { type ContactPhone, typedOtherwise } from "#domain/person/contact-phone.ts";

/** Below a number, what was typed where that may say more. */
export function TypedOtherwise({ phone }: { phone: ContactPhone }) {
  const typed = typedOtherwise(phone);
  return typed !== null && <span className="block text-small text-soft">{words.typed(typed)}</span>;
}
