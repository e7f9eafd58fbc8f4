import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import classes from './field.module.css'
import { ErrorIcon } from './icons'
import { joinClasses } from './join-classes'

export interface FieldTexts {
  label: ReactNode
  /** Such as "(freiwillig)", in regular weight after the label. */
  labelNote?: string | undefined
  /** Below the control: format, purpose. */
  hint?: ReactNode
  /** The error and an example; gives the control its red border. */
  error?: ReactNode
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined
  /** At the end of the label's line, such as a link. */
  labelEnd?: ReactNode
}

export interface FieldFrameProps extends FieldTexts {
  /** The id of the control; hint and error get `-hint` and `-error`. */
  id: string
  className?: string | undefined
  children: ReactNode
}

/** Ids of hint and error for `aria-describedby`; undefined when there is neither. */
export const describedBy = (id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) =>
  joinClasses(error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined) || undefined

/** Label above, hint and error below any control. */
export const FieldFrame = ({
  id,
  label,
  labelNote,
  labelEnd,
  hint,
  error,
  hideLabel,
  className,
  children,
}: FieldFrameProps) => (
  <div className={joinClasses(classes.field, className)}>
    <div className={hideLabel ? 'visually-hidden' : classes.labelLine}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {labelNote ? <span className={classes.labelNote}>{` ${labelNote}`}</span> : null}
      </label>
      {labelEnd}
    </div>
    {children}
    {error ? (
      <p className={classes.error} id={`${id}-error`}>
        <ErrorIcon size={17} />
        <span>{error}</span>
      </p>
    ) : null}
    {hint ? (
      <p className={classes.hint} id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
  </div>
)

export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'>, FieldTexts {
  /** A unit inside the control, such as `mm`. */
  unit?: ReactNode
  /** `prominent` is 52 px high. */
  controlSize?: 'default' | 'prominent' | undefined
}

/** A text field with label, hint and error. Uncontrolled: give it `defaultValue`. */
export const Field = ({
  label,
  labelNote,
  labelEnd,
  hint,
  error,
  hideLabel,
  unit,
  controlSize,
  className,
  ...input
}: FieldProps) => {
  const ownId = useId()
  const id = input.id ?? ownId
  const frame = { id, label, labelNote, labelEnd, hint, error, hideLabel, className }
  return (
    <FieldFrame {...frame}>
      <span className={joinClasses(classes.control, controlSize === 'prominent' && classes.prominent)}>
        <input
          {...input}
          // Without scripts the new page starts at the field with the error.
          autoFocus={error ? true : input.autoFocus}
          id={id}
          className={joinClasses(classes.input, unit !== undefined && classes.withUnit)}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={
            joinClasses(describedBy(id, { hint, error }), input['aria-describedby']) || undefined
          }
        />
        {unit === undefined ? null : <span className={classes.unit}>{unit}</span>}
      </span>
    </FieldFrame>
  )
}
