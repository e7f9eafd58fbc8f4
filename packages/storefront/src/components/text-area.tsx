import { useId, type Ref, type TextareaHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field'
import classes from './field.module.css'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A field of several lines with label, hint and error. Uncontrolled: give it `defaultValue`. */
export const TextArea = ({
  label,
  labelNote,
  labelEnd,
  hint,
  error,
  hideLabel,
  className,
  ...area
}: TextAreaProps) => {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelNote, labelEnd, hint, error, hideLabel, className }}>
      <span className={classes.control}>
        <textarea
          {...area}
          id={id}
          className={classes.area}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </span>
    </FieldFrame>
  )
}
