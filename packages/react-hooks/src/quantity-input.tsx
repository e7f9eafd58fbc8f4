import type { ReactNode } from 'react'
import { useQuantityInput } from './use-quantity-input'
import type { QuantityInputOptions } from './use-quantity-input'
import type { QuantityMessage } from './quantity-change'

export interface QuantityInputProps extends QuantityInputOptions {
  /** Name of the form field. */
  readonly name?: string
  /** What assistive technology calls the three parts. */
  readonly labels: { readonly quantity: string; readonly decrease: string; readonly increase: string }
  /** The text of a message, in the language of the page. */
  readonly renderMessage: (message: QuantityMessage) => ReactNode
  readonly classNames?: {
    readonly root?: string
    readonly button?: string
    readonly input?: string
    readonly message?: string
  }
}

/** A quantity field with − and +, without a look of its own. See {@link useQuantityInput}. */
export function QuantityInput(props: QuantityInputProps) {
  const { name, labels, renderMessage, classNames = {}, ...options } = props
  const { message, inputProps, messageProps, decreaseProps, increaseProps } = useQuantityInput(options)
  return (
    <div className={classNames.root}>
      <button {...decreaseProps} className={classNames.button} aria-label={labels.decrease}>
        −
      </button>
      <input {...inputProps} name={name} className={classNames.input} aria-label={labels.quantity} />
      <button {...increaseProps} className={classNames.button} aria-label={labels.increase}>
        +
      </button>
      <p {...messageProps} className={classNames.message}>
        {message && renderMessage(message)}
      </p>
    </div>
  )
}
