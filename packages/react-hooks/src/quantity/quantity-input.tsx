import type { ReactNode } from 'react'
import { useQuantityInput } from './use-quantity-input'
import type { QuantityInputOptions } from './use-quantity-input'
import type { QuantityMessage } from './quantity-change'

/** The limits of the quantity, and how the field is rendered. */
export interface QuantityInputProps extends QuantityInputOptions {
  /** Name of the form field. */
  readonly name?: string
  /** Accessible names of the three controls. */
  readonly labels: {
    /** Of the field. */
    readonly quantity: string
    /** Of the − button. */
    readonly decrease: string
    /** Of the + button. */
    readonly increase: string
  }
  /** The text of a message, in the language of the page. */
  readonly renderMessage: (message: QuantityMessage) => ReactNode
  /** Classes of the four elements; all optional. */
  readonly classNames?: {
    /** Of the `<div>` around everything. */
    readonly root?: string
    /** Of both buttons. */
    readonly button?: string
    /** Of the field. */
    readonly input?: string
    /** Of the paragraph for messages, which is always rendered. */
    readonly message?: string
  }
}

/** An unstyled quantity field with − and + buttons. See {@link useQuantityInput}. */
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
