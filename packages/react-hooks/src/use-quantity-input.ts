import { useEffect, useId, useRef, useState } from 'react'
import type { InputEvent, KeyboardEvent, RefObject } from 'react'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import { toQuantityChange, stepQuantity } from './quantity-change'
import type { QuantityChange, QuantityMessage } from './quantity-change'
import { useShopClient } from './shop-provider'
import { useAfterPress } from './use-after-press'

export interface QuantityInputOptions {
  /** The quantity to begin with; a new one from outside replaces what is chosen. */
  readonly defaultQuantity: number
  /** Minimum, step and maximum of the product. */
  readonly rule?: QuantityRule | null | undefined
  /** Called when another quantity is chosen. */
  readonly onChange?: ((quantity: number) => void) | undefined
  /** @default the shop client's */
  readonly locale?: ShopLocale | undefined
}

export interface QuantityInputView {
  readonly quantity: number
  /**
   * The quantity that the text in the field would become, while it is typed; the chosen one where the text is none.
   * For what is to be said before it counts.
   */
  readonly typedQuantity: number
  /** What to tell about the text typed last. */
  readonly message: QuantityMessage | undefined
  /** Chooses a quantity, raised to what is allowed. */
  setQuantity(quantity: number): void
  /** For the `<input>`; it stays uncontrolled, so that text typed before hydration is kept. */
  readonly inputProps: {
    readonly ref: RefObject<HTMLInputElement | null>
    readonly id: string
    readonly type: 'text'
    readonly inputMode: 'numeric'
    readonly autoComplete: 'off'
    readonly defaultValue: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string
    readonly onInput: (event: InputEvent<HTMLInputElement>) => void
    readonly onBlur: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** For the element that holds the message. */
  readonly messageProps: { readonly id: string; readonly role: 'status' }
  readonly decreaseProps: StepButtonProps
  readonly increaseProps: StepButtonProps
}

export interface StepButtonProps {
  readonly type: 'button'
  readonly 'aria-controls': string
  readonly disabled: boolean
  readonly onClick: () => void
}

const noRule: QuantityRule = {}

/** What was chosen, and what the text in the field would become. */
const toChoice = (change: QuantityChange) => ({ ...change, typed: change.quantity })

/** Whether the text was no quantity to take, so that nothing changed. */
const isRefused = ({ message }: QuantityChange): boolean =>
  message?.kind === 'invalid' || message?.kind === 'too-large'

/** Calls with the first value, once the element is there, and with each new one. */
function useEach<T>(value: T, call: (value: T) => void): void {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => latest.current(value), [value])
}

/**
 * The behaviour of a quantity field: − and + go by the product's step, and a typed number is raised to the next
 * allowed one with a message. Typed text counts when the field is left or Enter is pressed; when a press elsewhere takes
 * the focus, with the click that ends it, so that nothing has moved away from under the pointer before.
 */
export function useQuantityInput(options: QuantityInputOptions): QuantityInputView {
  const { defaultQuantity, onChange } = options
  const rule = options.rule ?? noRule
  const shop = useShopClient()
  const locale = options.locale ?? shop.locale
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(() => toChoice({ quantity: defaultQuantity, message: undefined }))
  const { quantity, message } = chosen

  const changeTo = (text: string) => toQuantityChange(text, { current: quantity, rule, locale })
  const choose = (change: QuantityChange) => {
    // A wrong text stays, so that it can be corrected.
    if (ref.current && !isRefused(change)) ref.current.value = String(change.quantity)
    setChosen(toChoice(change))
    if (change.quantity !== quantity) onChange?.(change.quantity)
  }
  const setQuantity = (next: number) => choose(changeTo(String(next)))
  // The text in the field may not have been taken over yet.
  const step = (direction: 1 | -1) =>
    choose({ quantity: stepQuantity(chosen.typed, direction, rule), message: undefined })
  const readText = () => {
    const text = ref.current?.value ?? ''
    const isUntouched = message === undefined && text === String(quantity)
    if (!isUntouched) choose(changeTo(text))
  }

  const afterPress = useAfterPress()
  // By now a person may have typed into what the server rendered.
  useEach(null, readText)
  // A new one from outside; the first one is what is chosen.
  useEach(defaultQuantity, (next) => {
    if (next === quantity) return
    if (ref.current) ref.current.value = String(next)
    setChosen(toChoice({ quantity: next, message: undefined }))
  })

  const isLast = (direction: 1 | -1) => stepQuantity(quantity, direction, rule) === quantity
  const button = { type: 'button', 'aria-controls': id } as const

  return {
    quantity,
    typedQuantity: chosen.typed,
    message,
    setQuantity,
    inputProps: {
      ref,
      id,
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      defaultValue: String(defaultQuantity),
      'aria-invalid': isRefused(chosen),
      'aria-describedby': `${id}-message`,
      onInput: ({ currentTarget: { value } }) => setChosen({ ...chosen, typed: changeTo(value).quantity }),
      onBlur: () => afterPress(readText),
      onKeyDown: ({ key }) => {
        // A form that is submitted by Enter then sends the allowed quantity.
        if (key === 'Enter') readText()
        if (key === 'ArrowUp') step(1)
        if (key === 'ArrowDown') step(-1)
      },
    },
    messageProps: { id: `${id}-message`, role: 'status' },
    decreaseProps: { ...button, disabled: isLast(-1), onClick: () => step(-1) },
    increaseProps: { ...button, disabled: isLast(1), onClick: () => step(1) },
  }
}
