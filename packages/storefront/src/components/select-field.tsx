import { useId, type SelectHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field'
import classes from './field.module.css'
import { ChevronDownIcon } from './icons'

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement>, FieldTexts {}

/** A native select styled as a field; the options are the children. */
export const SelectField = ({
  label,
  labelNote,
  labelEnd,
  hint,
  error,
  hideLabel,
  className,
  children,
  ...select
}: SelectFieldProps) => {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <FieldFrame {...{ id, label, labelNote, labelEnd, hint, error, hideLabel, className }}>
      <span className={classes.control}>
        <select
          {...select}
          id={id}
          className={classes.select}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        >
          {children}
        </select>
        <ChevronDownIcon size={17} className={classes.selectMark ?? ''} />
      </span>
    </FieldFrame>
  )
}
