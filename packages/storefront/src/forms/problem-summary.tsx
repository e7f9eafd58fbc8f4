import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Note } from '../components/note'
import styles from './problem-summary.module.css'

/** The error text of one field, and the id of its control. */
export interface FieldProblem {
  readonly fieldId: string
  readonly text: string
}

export interface ProblemSummaryProps {
  readonly title?: string | undefined
  readonly problems: readonly FieldProblem[]
  /** Errors that belong to no field. */
  readonly children?: ReactNode
  /** The response to the form: with each new one the summary takes the focus. */
  readonly response: unknown
}

/** The errors of a form, above it: takes the focus, and each line links to its field. */
export function ProblemSummary({ title, problems, children, response }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [response])
  return (
    // Without scripts the new page starts here.
    <div ref={box} tabIndex={-1} autoFocus role="alert" className={styles['summary']}>
      <Note kind="error" title={title}>
        {children}
        {problems.length === 0 ? null : (
          <ul className={styles['list']}>
            {problems.map(({ fieldId, text }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} onClick={goToField}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  )
}

/** Focuses the field without a navigation of the router; without scripts the browser does the same. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
