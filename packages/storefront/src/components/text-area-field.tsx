import { useId, type TextareaHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field'
import classes from './field.module.css'

export interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {}

/** A field of several lines. */
export const TextAreaField = ({
  label,
  labelNote,
  labelEnd,
  hint,
  error,
  hideLabel,
  className,
  ...area
}: TextAreaFieldProps) => {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelNote, labelEnd, hint, error, hideLabel, className }}>
      <textarea
        rows={5}
        {...area}
        id={id}
        className={classes['area']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { hint, error })}
      />
    </FieldFrame>
  )
}
