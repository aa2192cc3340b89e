/** What visitors read when a slot is taken. */
export const slotMessages = {
  unavailable: "This time slot is no longer available. Please select another time.",
  justBooked: "This time slot was just booked by someone else. Please select another time.",
} as const;
