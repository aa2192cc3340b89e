import { useState } from "react";
import { Button } from "#ui/pages/button.tsx";
import { ErrorSummary } from "#ui/pages/error-summary.tsx";
import { SelectField } from "#ui/pages/select-field.tsx";
import { TextField } from "#ui/pages/text-field.tsx";
import { TextareaField } from "#ui/pages/textarea-field.tsx";
import { Specimen } from "./specimen.tsx";

const services = [
  { value: "roof-replacement", label: "Roof replacement" },
  { value: "gutters", label: "Gutters" },
];

export function FormSpecimens() {
  return (
    <>
      <Specimen title="Fields" note="Resting, filled, with an error, disabled.">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
          <TextField label="Name" name="name" required autoComplete="off" />
          <TextField label="E-mail" name="email" type="email" defaultValue="maria@example.com" />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            required
            hint="We call once, to agree on a time."
            error="Phone number is required"
          />
          <TextField label="Address" name="address" disabled defaultValue="Fairfax, VA" />
          <SelectField
            label="Service"
            name="service"
            options={services}
            placeholder="Please choose"
          />
          <SelectField
            label="Service"
            name="service-2"
            required
            options={services}
            placeholder="Please choose"
            error="Please select a service"
          />
          <TextareaField label="Message" name="message" hint="What did you notice, and where?" />
          <TextareaField label="Notes" name="notes" error="Please keep it under 5,000 characters" />
        </div>
      </Specimen>
      <Specimen title="Error summary" note="Takes the focus when it appears.">
        <SummaryOnSubmit />
      </Specimen>
    </>
  );
}

function SummaryOnSubmit() {
  const [tries, setTries] = useState(0);
  const failed = tries > 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries(tries + 1);
      }}
      className="grid max-w-prose gap-6"
    >
      <ErrorSummary
        key={tries}
        title="Two answers are missing"
        errors={
          failed
            ? [
                { fieldId: "specimen-name", message: "Name is required" },
                { fieldId: "specimen-service", message: "Please select a service" },
              ]
            : []
        }
      />
      <TextField
        id="specimen-name"
        label="Name"
        name="name"
        required
        error={failed ? "Name is required" : undefined}
      />
      <SelectField
        id="specimen-service"
        label="Service"
        name="service"
        required
        options={services}
        placeholder="Please choose"
        error={failed ? "Please select a service" : undefined}
      />
      <div>
        <Button>Send</Button>
      </div>
    </form>
  );
}
