import type { ReactNode } from 'react'
import { useResponseFocus } from '../../forms/use-response-focus'

interface ReportHeadingProps {
  /** What the report is about: each new one moves the focus here. */
  readonly response: unknown
  readonly children: ReactNode
}

/** The heading of a report, which takes the focus. */
export function ReportHeading({ response, children }: ReportHeadingProps) {
  return (
    // Without scripts the new page starts here.
    <h2 ref={useResponseFocus<HTMLHeadingElement>(response)} tabIndex={-1} autoFocus className="type-h3">
      {children}
    </h2>
  )
}
