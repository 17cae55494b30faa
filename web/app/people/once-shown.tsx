interface Props {
  readonly label: string;
  readonly text: string;
}

/** A secret, to be copied now: nobody is shown it again. */
export const OnceShown = ({ label, text }: Props) => (
  <div role="status" className="answer">
    <label>
      {label}, shown this once
      <input readOnly value={text} onFocus={({ target }) => target.select()} />
    </label>
  </div>
);
