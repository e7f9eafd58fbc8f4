import type { ButtonHTMLAttributes, InputHTMLAttributes } from 'react'
import { MinusIcon, PlusIcon } from './icons'
import { joinClasses } from './join-classes'
import classes from './quantity-stepper.module.css'

type StepButton = ButtonHTMLAttributes<HTMLButtonElement>

export interface QuantityStepperProps {
  /** Attributes of the number field: name, defaultValue, inputMode, aria-label or id of its label. */
  input: InputHTMLAttributes<HTMLInputElement>
  /** Attributes of the buttons; `aria-label` names them, e.g. with name and value they submit without scripts. */
  minus: StepButton & { 'aria-label': string }
  plus: StepButton & { 'aria-label': string }
  size?: 'default' | 'prominent' | 'dense' | undefined
  className?: string | undefined
}

/** − value +: markup and styles only, the caller adds what the buttons do. */
export const QuantityStepper = ({
  input,
  minus,
  plus,
  size = 'default',
  className,
}: QuantityStepperProps) => (
  <span className={joinClasses(classes.stepper, classes[size], className)} role="group">
    <button type="button" {...minus} className={classes.step}>
      <MinusIcon size={17} />
    </button>
    <input inputMode="numeric" autoComplete="off" {...input} className={classes.value} />
    <button type="button" {...plus} className={classes.step}>
      <PlusIcon size={17} />
    </button>
  </span>
)
