import type { ReactNode } from 'react'
import { ErrorIcon } from '../components/icons'
import styles from './problem-summary.module.css'

export interface ChoiceGroupProps {
  /** For the link of the problem summary; the error gets `-error`. */
  readonly id?: string | undefined
  readonly legend: ReactNode
  /** Keeps the legend for screen readers only. */
  readonly isLegendHidden?: boolean
  readonly error?: string | undefined
  readonly className?: string | undefined
  /** @default 'radio' */
  readonly type?: 'radio' | 'checkbox'
  /** Choices of one name. */
  readonly children: ReactNode
}

/** Radios of which one is chosen, or checkboxes, with their legend and error. */
export function ChoiceGroup({
  id,
  legend,
  isLegendHidden,
  error,
  className,
  type = 'radio',
  children,
}: ChoiceGroupProps) {
  const isRadio = type === 'radio'
  const errorId = error === undefined || id === undefined ? undefined : `${id}-error`
  return (
    <fieldset
      id={id}
      role={isRadio ? 'radiogroup' : undefined}
      tabIndex={id === undefined ? undefined : -1}
      className={className}
      // Not allowed on a plain group.
      aria-invalid={error !== undefined && isRadio ? true : undefined}
      aria-describedby={errorId}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {error === undefined ? null : (
        <p className={styles.groupError} id={errorId}>
          <ErrorIcon size={17} />
          <span>{error}</span>
        </p>
      )}
      {children}
    </fieldset>
  )
}
