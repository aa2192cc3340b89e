import { expect, it, vi } from "vitest";
import { busyProps } from "./busy-button.ts";

it("a busy button is not disabled, which would take the focus, and ignores presses", () => {
  const onClick = vi.fn();
  const props = busyProps({ busy: true, disabled: true, onClick });
  expect(props).toMatchObject({ disabled: false, "aria-disabled": true, "aria-busy": true });
  const press = { preventDefault: vi.fn() };
  (props.onClick as (event: unknown) => void)(press);
  expect(press.preventDefault).toHaveBeenCalledOnce();
  expect(onClick).not.toHaveBeenCalled();
});

it("one that is not busy does what it says", () => {
  const onClick = vi.fn();
  expect(busyProps({ disabled: true, onClick })).toEqual({
    disabled: true,
    "aria-disabled": undefined,
    "aria-busy": undefined,
    onClick,
  });
});
