interface Props {
  /** Symbol of the sprite. */
  readonly name: string;
  /** Without a label it is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** A symbol as large as the text around it. */
export function Icon({ name, label, className = "" }: Props) {
  const drawing = <use href={`#${name}`} />;
  if (label === undefined) {
    return (
      <svg className={`ico ${className}`} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg className={`ico ${className}`} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
