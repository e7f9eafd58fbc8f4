import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Note } from '../components/note'
import styles from './problem-summary.module.css'

/** What is wrong with one field, in words, and the id of its control. */
export interface FieldProblem {
  readonly fieldId: string
  readonly text: string
}

export interface ProblemSummaryProps {
  readonly title?: string | undefined
  readonly problems: readonly FieldProblem[]
  /** What is wrong with no field in particular. */
  readonly children?: ReactNode
  /** The response that the form got: with each new one the summary takes the focus. */
  readonly response: unknown
}

/** What is wrong with a form, in one place above it: it takes the focus, and each line leads to its field. */
export function ProblemSummary({ title, problems, children, response }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [response])
  return (
    // Without scripts the page comes anew, and begins here.
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

/** A jump within the page is no navigation of the router; without scripts the browser does the same. */
function goToField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
