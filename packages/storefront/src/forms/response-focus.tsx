import type { ReactNode } from 'react'
import styles from './problem-summary.module.css'
import { useResponseFocus } from './use-response-focus'

export interface ResponseFocusProps {
  /** The response to the form. */
  readonly response: unknown
  readonly children: ReactNode
  /** Takes the focus instead of the page's heading as well, where the response is another step of the page. */
  readonly isOfStep?: boolean
}

/** Takes the focus with each response to a form: for a note about it that belongs to no field. */
export function ResponseFocus({ response, children, isOfStep = false }: ResponseFocusProps) {
  return (
    // Without scripts the new page starts here.
    <div
      ref={useResponseFocus<HTMLDivElement>(response)}
      tabIndex={-1}
      autoFocus
      data-page-focus={isOfStep || undefined}
      className={styles.summary}
    >
      {children}
    </div>
  )
}
