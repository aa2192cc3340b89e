import { describe, expect, it } from "vitest";
import { emergencyForm, emergencyInquiry } from "./emergency-form.ts";
import { emergencyService } from "./inquiry-choices.ts";
import { inquiryBody } from "./inquiry-contract.ts";

const filled = {
  name: " Ada Homeowner ",
  email: " ada@example.com ",
  phone: " (703) 555-0111 ",
  message: "The ceiling drips.\r\n12 Maple Street",
};

describe("the emergency form", () => {
  it("trims, and says what is required", () => {
    const { error } = emergencyForm.safeParse({ name: " ", email: " ", phone: "\t", message: " " });
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      "Name is required",
      "Email is required",
      "Phone number is required",
    ]);
    expect(emergencyForm.parse(filled)).toMatchObject({
      name: "Ada Homeowner",
      email: "ada@example.com",
      phone: "(703) 555-0111",
    });
    const { message: _, ...rest } = filled;
    expect(emergencyForm.parse(rest).message).toBe("");
  });

  it.each([
    ["name", "   ", "Name is required"],
    ["name", "n".repeat(101), "Name must be 100 characters or fewer"],
    ["email", " \t", "Email is required"],
    ["email", "ada@example", "Email address is invalid"],
    ["phone", "  ", "Phone number is required"],
    ["phone", "55 01", "Phone number is invalid"],
    ["message", "m".repeat(4_801), "Message must be 4,800 characters or fewer"],
  ])("answers a faulty %s, %.10j, with its one message", (field, value, message) => {
    const { error } = emergencyForm.safeParse({ ...filled, [field]: value });
    expect(error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      [field, message],
    ]);
  });

  it("becomes an inquiry that the API accepts as an emergency", () => {
    const inquiry = emergencyInquiry(emergencyForm.parse(filled), "");
    expect(inquiry).toEqual({
      name: "Ada Homeowner",
      email: "ada@example.com",
      phone: "(703) 555-0111",
      subject: "EMERGENCY: Storm Damage Request",
      message: "The ceiling drips.\n12 Maple Street",
      emergency: true,
    });
    expect(inquiryBody.safeParse(inquiry).success).toBe(true);
  });

  it("carries the address of the damage if given, and no empty one", () => {
    const address = " 12 Maple Street, Fairfax ";
    const inquiry = emergencyInquiry(emergencyForm.parse({ ...filled, address }), "");
    expect(inquiry).toHaveProperty("address", "12 Maple Street, Fairfax");
    const without = emergencyInquiry(emergencyForm.parse({ ...filled, address: "  " }), "");
    expect(without).not.toHaveProperty("address");
    const tooLong = emergencyForm.safeParse({ ...filled, address: "x".repeat(201) });
    expect(tooLong.error?.issues[0]?.message).toBe("Address must be 200 characters or fewer");
  });

  it("says something even without a message, and keeps what the visitor came for as a line", () => {
    const form = emergencyForm.parse({ ...filled, message: "" });
    expect(emergencyInquiry(form, "").message).toBe("Emergency service needed");
    expect(emergencyInquiry(form, "emergency").message).toBe(
      "Emergency service needed\nService: emergency",
    );
  });

  it("keeps only what our own links could contain", () => {
    expect(emergencyService("emergency")).toBe("emergency");
    expect(emergencyService("gold-protection-plan")).toBe("gold-protection-plan");
    for (const value of [null, "", "two words", "<b>", "a\nb", "x".repeat(61)]) {
      expect(emergencyService(value)).toBe("");
    }
  });
});
