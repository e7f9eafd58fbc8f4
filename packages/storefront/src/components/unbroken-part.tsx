interface UnbrokenPartProps {
  readonly text: string
  /** A number or a name in the text that would break at its hyphens. */
  readonly part: string
}

/** A text of which one part stays on a line. */
export function UnbrokenPart({ text, part }: UnbrokenPartProps) {
  const start = text.indexOf(part)
  if (start === -1) return text
  return (
    <>
      {text.slice(0, start)}
      <span className="no-break">{part}</span>
      {text.slice(start + part.length)}
    </>
  )
}
