import type { InputHTMLAttributes, ReactNode } from 'react'
import classes from './choice.module.css'
import { joinClasses } from './join-classes'

export interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  type: 'checkbox' | 'radio'
  label: ReactNode
  /** Below the label. */
  hint?: ReactNode
  /** At the end of the row, such as a count. */
  end?: ReactNode
  /** A frame around the row, green and tinted when chosen: for choices side by side. */
  card?: boolean | undefined
}

/** A checkbox or radio with its label; the whole row is the target. */
export const Choice = ({ label, hint, end, card, className, ...input }: ChoiceProps) => (
  <label className={joinClasses(classes.choice, card && classes.card, className)}>
    <input {...input} className={classes.input} />
    <span className={classes.text}>
      <span className={classes.label}>{label}</span>
      {hint ? <span className={classes.hint}>{hint}</span> : null}
    </span>
    {end === undefined ? null : <span className={classes.end}>{end}</span>}
  </label>
)
