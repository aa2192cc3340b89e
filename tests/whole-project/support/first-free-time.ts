/** The first slot in the next weeks that nobody has taken. */
export async function firstFreeTime(url: string): Promise<{ date: string; timeSlot: string }> {
  for (let days = 2; days < 28; days += 1) {
    const date = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const answer = await fetch(`${url}/api/appointments/available-slots?date=${date}`);
    const { availableSlots } = (await answer.json()) as { availableSlots: string[] };
    const [timeSlot] = availableSlots;
    if (timeSlot) return { date, timeSlot };
  }
  throw new Error("No slot is free in the next four weeks.");
}
