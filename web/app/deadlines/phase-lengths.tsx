import type { Phase, Schedule } from './deadlines-data.js';

const DAYS_UNLESS_SAID = 3;

/** Lengths of phases: one for all, and others where a phase is to have its own. Days, or hours. */
export function PhaseLengths({
  schedule,
  phases,
}: {
  readonly schedule: Schedule | null;
  readonly phases: readonly Phase[];
}) {
  const of = (phase: string | null) => schedule?.lengths.find((each) => each.phase === phase);
  const all = of(null);
  return (
    <>
      <Length
        name="all"
        label="Each phase lasts"
        many={schedule ? (all?.days ?? all?.hours ?? null) : DAYS_UNLESS_SAID}
        unit={all?.hours != null ? 'hours' : 'days'}
      />
      <details>
        <summary>Phases that last longer or shorter</summary>
        {phases.map(({ code, title }) => {
          const own = of(code);
          return (
            <Length
              key={code}
              name={code}
              label={title}
              many={own?.days ?? own?.hours ?? null}
              unit={own?.hours != null ? 'hours' : 'days'}
            />
          );
        })}
      </details>
    </>
  );
}

function Length(length: {
  readonly name: string;
  readonly label: string;
  readonly many: number | null;
  readonly unit: string;
}) {
  const { name, label, many, unit } = length;
  return (
    <p className="row">
      <label>
        {label}
        <input name={`many ${name}`} type="number" min={1} max={8784} defaultValue={many ?? ''} />
      </label>
      <label>
        Unit
        <select name={`unit ${name}`} defaultValue={unit} aria-label={`${label}: unit`}>
          <option value="days">days</option>
          <option value="hours">hours</option>
        </select>
      </label>
    </p>
  );
}

/** The lengths that were filled in; a phase without one lasts as long as all. */
export function lengthsIn(filled: FormData, phases: readonly Phase[]) {
  const rows = [{ name: 'all', phase: null }, ...phases.map(({ code }) => ({ name: code, phase: code }))];
  return rows.flatMap(({ name, phase }) => {
    const many = Number(filled.get(`many ${name}`));
    const inHours = filled.get(`unit ${name}`) === 'hours';
    if (many === 0 && phase !== null) return [];
    const length =
      many === 0
        ? { days: null, hours: null }
        : inHours
          ? { days: null, hours: many }
          : { days: many, hours: null };
    return [{ phase, ...length }];
  });
}
