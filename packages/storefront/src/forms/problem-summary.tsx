import type { ReactNode } from 'react'
import { Children } from 'react'
import { useTranslation } from 'react-i18next'
import { Note } from '../components/note'
import type { FieldError } from './bind-fields'
import { goToField } from './go-to-field'
import styles from './problem-summary.module.css'
import { useResponseFocus } from './use-response-focus'

export interface ProblemSummaryProps {
  /** @default how many fields have errors; none without such fields */
  readonly title?: string | undefined
  readonly errors: readonly FieldError[]
  /** Errors that belong to no field. */
  readonly children?: ReactNode
  /** The response to the form: with each new one the summary takes the focus. */
  readonly response: unknown
}

/** The errors of a form, above it: takes the focus, and each line links to its field. Nothing without errors. */
export function ProblemSummary({ title, errors, children, response }: ProblemSummaryProps) {
  const { t } = useTranslation('common')
  const box = useResponseFocus<HTMLDivElement>(response)
  const count = errors.length
  if (count === 0 && Children.toArray(children).length === 0) return null
  return (
    // Without scripts the new page starts here.
    <div ref={box} tabIndex={-1} autoFocus role="alert" className={styles.summary}>
      <Note kind="error" title={title ?? (count === 0 ? undefined : t('form.problems', { count }))}>
        {children}
        {count === 0 ? null : (
          <ul className={styles.list}>
            {errors.map(({ fieldId, text }) => (
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
