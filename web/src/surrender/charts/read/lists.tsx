export interface ValueEntry {
  readonly id: string;
  readonly value: string;
  readonly text: string;
}

/** A number and what it is for. */
export function ValueList({ title, entries }: { readonly title: string; readonly entries: readonly ValueEntry[] }) {
  return (
    <section className="value-list">
      <h3>{title}</h3>
      <ul>
        {entries.map(({ id, value, text }) => (
          <li key={id}>
            <b className="num">{value}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BulletList({ title, entries }: { readonly title: string; readonly entries: readonly string[] }) {
  return (
    <section className="bullet-list">
      <h3>{title}</h3>
      <ul>
        {entries.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
