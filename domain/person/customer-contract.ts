import { z } from "zod/mini";

export const registrationAnswer = z.object({ success: z.literal(true), customerId: z.string() });
