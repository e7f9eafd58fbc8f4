import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { InputEvent, KeyboardEvent, RefObject } from 'react'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import { toQuantityChange, stepQuantity } from './quantity-change'
import type { QuantityChange, QuantityMessage } from './quantity-change'
import { useShopClient } from './shop-provider'

/** What {@link useQuantityInput} needs. */
export interface QuantityInputOptions {
  /** The initial quantity; a new value replaces the chosen quantity. */
  readonly defaultQuantity: number
  /** Minimum, increment and maximum of the product; null or absent for none. */
  readonly rule?: QuantityRule | null | undefined
  /** Called when another quantity is chosen. */
  readonly onChange?: ((quantity: number) => void) | undefined
  /**
   * How numbers are read.
   * @default the shop client's
   */
  readonly locale?: ShopLocale | undefined
}

/** The state of a quantity field, and the props of its elements. */
export interface QuantityInputView {
  /** The chosen quantity, always one that the rule allows unless `defaultQuantity` was not. */
  readonly quantity: number
  /**
   * The quantity that the text in the field would become, while it is being typed; the chosen one if the text is
   * not a quantity. For hints before the quantity is chosen.
   */
  readonly enteredQuantity: number
  /** What to tell about the last entered text; `undefined` if it was accepted as it was. */
  readonly message: QuantityMessage | undefined
  /** Chooses a quantity, raised or lowered to an allowed one. */
  setQuantity(quantity: number): void
  /** For the `<input>`; it is uncontrolled, so that text typed before hydration is kept. */
  readonly inputProps: {
    /** The hook reads and fills the field through it. */
    readonly ref: RefObject<HTMLInputElement | null>
    /** Unique on the page, for a `<label>`. */
    readonly id: string
    /** A number field would reject grouped digits. */
    readonly type: 'text'
    /** Brings up the number keys on phones. */
    readonly inputMode: 'numeric'
    /** Browsers have nothing useful to suggest. */
    readonly autoComplete: 'off'
    /** The first `defaultQuantity`. */
    readonly defaultValue: string
    /** True for a text that was rejected. */
    readonly 'aria-invalid': boolean
    /** The id of the message. */
    readonly 'aria-describedby': string
    /** Updates `enteredQuantity`. */
    readonly onInput: (event: InputEvent<HTMLInputElement>) => void
    /** Takes over the text. */
    readonly onBlur: () => void
    /** Enter takes over the text; the up and down arrows change it by one increment. */
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** For the element with the message; render it even without one, so that screen readers announce it. */
  readonly messageProps: {
    /** Referenced by the field. */
    readonly id: string
    /** Announced politely. */
    readonly role: 'status'
  }
  /** For the − button. */
  readonly decreaseProps: StepButtonProps
  /** For the + button. */
  readonly increaseProps: StepButtonProps
}

/** For a button that changes the quantity by one increment. */
export interface StepButtonProps {
  /** Never sends a form. */
  readonly type: 'button'
  /** The id of the field. */
  readonly 'aria-controls': string
  /** At the lowest or largest allowed quantity. */
  readonly disabled: boolean
  /** Takes over an entered text first. */
  readonly onClick: () => void
}

const noRule: QuantityRule = {}

/** The chosen quantity, and what the text in the field would become. */
const toChoice = (change: QuantityChange) => ({ ...change, entered: change.quantity })

/** Whether the text was rejected, so that nothing changed. */
const isRefused = ({ message }: QuantityChange): boolean =>
  message?.kind === 'invalid' || message?.kind === 'too-large'

/** Calls back with the value on mount and with each new one. */
function useEach<T>(value: T, call: (value: T) => void): void {
  const onValue = useEffectEvent(call)
  useEffect(() => onValue(value), [value])
}

/** What to do when the press in progress ends; `undefined` while there is none. */
let onPressEnd: (() => void) | undefined

const trackPress = ({ type }: Event) => {
  onPressEnd?.()
  onPressEnd = type === 'mousedown' ? () => {} : undefined
}

/** Calls back at once or, during a press, after its click: what is pressed must not move away before. */
function afterPress(call: () => void): void {
  if (onPressEnd) onPressEnd = call
  else call()
}

/** Fields share one listener. A press that ends outside of the window has no click: then the next key ends it. */
const usePressTracking = () =>
  useEffect(() => {
    for (const type of ['mousedown', 'click', 'keydown']) document.addEventListener(type, trackPress, true)
  }, [])

/**
 * The behaviour of a quantity field: − and + change it by the increment of the product, and an entered number is
 * raised to the next allowed one with a message. Text is taken over on Enter and when the field is left. If a click
 * elsewhere takes the focus, it is taken over after that click, so that the clicked element does not move away
 * before.
 */
export function useQuantityInput(options: QuantityInputOptions): QuantityInputView {
  const { defaultQuantity, onChange } = options
  const rule = options.rule ?? noRule
  const client = useShopClient()
  const locale = options.locale ?? client.locale
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState(() => toChoice({ quantity: defaultQuantity, message: undefined }))
  const { quantity, message } = chosen

  const changeTo = (text: string) => toQuantityChange(text, { current: quantity, rule, locale })
  const choose = (change: QuantityChange) => {
    // A rejected text stays, so that it can be corrected.
    if (ref.current && !isRefused(change)) ref.current.value = String(change.quantity)
    setChosen(toChoice(change))
    if (change.quantity !== quantity) onChange?.(change.quantity)
  }
  const setQuantity = (next: number) => choose(changeTo(String(next)))
  // The text in the field may not be taken over yet.
  const step = (direction: 1 | -1) =>
    choose({ quantity: stepQuantity(chosen.entered, direction, rule), message: undefined })
  const readText = () => {
    const text = ref.current?.value ?? ''
    const isUntouched = message === undefined && text === String(quantity)
    if (!isUntouched) choose(changeTo(text))
  }

  usePressTracking()
  // Before hydration a visitor may have typed into the field.
  useEach(null, readText)
  // A new value from outside; the first one is chosen already.
  useEach(defaultQuantity, (next) => {
    if (next === quantity) return
    if (ref.current) ref.current.value = String(next)
    setChosen(toChoice({ quantity: next, message: undefined }))
  })

  const isLast = (direction: 1 | -1) => stepQuantity(quantity, direction, rule) === quantity
  const button = { type: 'button', 'aria-controls': id } as const

  return {
    quantity,
    enteredQuantity: chosen.entered,
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
      onInput: ({ currentTarget: { value } }) => setChosen({ ...chosen, entered: changeTo(value).quantity }),
      onBlur: () => afterPress(readText),
      onKeyDown: ({ key }) => {
        // If Enter submits a form, it sends the allowed quantity.
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
