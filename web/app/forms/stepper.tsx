interface Props {
  readonly label: string;
  readonly value: number | null;
  readonly required: boolean;
  readonly onChange: (value: number | null) => void;
}

/** A whole number, for thumbs: less, more, or typed. */
export function Stepper({ label, value, required, onChange }: Props) {
  const step = (by: number) => onChange(Math.max(0, (value ?? 0) + by));
  return (
    <div className="stepper" role="group" aria-label={label}>
      <label>
        <span>{label}</span>
        <input
          type="number"
          inputMode="numeric"
          step={1}
          value={value ?? ''}
          required={required}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        />
      </label>
      <button type="button" onClick={() => step(-1)} aria-label={`Less: ${label}`}>
        −
      </button>
      <button type="button" onClick={() => step(1)} aria-label={`More: ${label}`}>
        +
      </button>
    </div>
  );
}
