/** Above a form: explains the mark beside its labels. */
export function FormRequiredNote({ className = "" }: { className?: string }) {
  return (
    <p className={`text-small text-slate-500 ${className}`}>
      Fields marked <span className="font-bold text-red-700">*</span> are required.
    </p>
  );
}
