interface Props {
  readonly about: string;
  readonly go: (() => void) | null;
}

/** Leads to what a line is about; nothing where there is no way. */
export const ThereButton = ({ about, go }: Props) =>
  go && (
    <button className="quiet there" onClick={go} aria-label={`Go there: ${about}`}>
      Go there
    </button>
  );
