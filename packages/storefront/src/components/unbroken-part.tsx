interface UnbrokenPartProps {
  readonly text: string
  /** A number or a name in the text that would break at its hyphens. */
  readonly part: string
  /** How the part is kept whole. @default on one line */
  readonly className?: string | undefined
}

/** A text of which one part stays on a line. */
export function UnbrokenPart({ text, part, className = 'no-break' }: UnbrokenPartProps) {
  const start = text.indexOf(part)
  if (start === -1) return text
  return (
    <>
      {text.slice(0, start)}
      <span className={className}>{part}</span>
      {text.slice(start + part.length)}
    </>
  )
}
