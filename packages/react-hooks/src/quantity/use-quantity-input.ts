import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ChangeEvent, InputEvent, KeyboardEvent, RefObject } from 'react'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import { countedBy, raiseTo, stepQuantity, toQuantityChange } from './quantity-change'
import type { QuantityChange, QuantityMessage } from './quantity-change'
import { useShopClient } from '../shop-provider'

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

/** The state of a quantity field, and the props of its elements. All quantities are in pieces. */
export interface QuantityInputView {
  /** How many pieces one of the unit is that the number in the field counts; 1 without a `<select>` for it. */
  readonly size: number
  /** The chosen quantity, always one that the rule allows unless `defaultQuantity` was not. */
  readonly quantity: number
  /**
   * The quantity that the text in the field would become, while it is being typed; the chosen one if the text is
   * not a quantity. For hints before the quantity is chosen.
   */
  readonly enteredQuantity: number
  /** What to tell about the last entered text; `undefined` if it was accepted as it was. */
  readonly message: QuantityMessage | undefined
  /**
   * Chooses a quantity, raised or lowered to an allowed one. The field counts pieces from then on if it is no whole number
   * of its unit.
   */
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
    /** Enter takes over the text; the up and down arrows change it by one increment, or one of the unit. */
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /**
   * For a `<select>` with the sizes of the SDK's `quantityUnits` as values of its options; it is uncontrolled too. A larger
   * unit raises the quantity to the next whole one. Sent with the field, it says what to multiply the number by.
   */
  readonly unitProps: {
    /** The hook reads and sets the choice through it. */
    readonly ref: RefObject<HTMLSelectElement | null>
    /** The id of the field. */
    readonly 'aria-controls': string
    /** Browsers would restore a choice without its number. */
    readonly autoComplete: 'off'
    /** Pieces. */
    readonly defaultValue: '1'
    /** Counts in the chosen unit. */
    readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void
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

/** For a button that changes the quantity by one increment, or one of the chosen unit. */
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

/** The chosen quantity and the unit that counts it, and the elements that show them. */
function useShownQuantity(defaultQuantity: number) {
  const ref = useRef<HTMLInputElement>(null)
  const unitRef = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState(() => ({
    ...toChoice({ quantity: defaultQuantity, message: undefined }),
    size: 1,
  }))
  /** Fills the field and takes over the choice, counted in a unit; in pieces if it is no whole number of it. */
  const show = (change: QuantityChange, by: number) => {
    const size = change.quantity % by === 0 ? by : 1
    // A rejected text stays, so that it can be corrected.
    if (ref.current && !isRefused(change)) ref.current.value = String(change.quantity / size)
    if (unitRef.current) unitRef.current.value = String(size)
    setChosen({ ...toChoice(change), size })
  }
  return { ref, unitRef, chosen, setChosen, show }
}

/** What changes the quantity. */
function useQuantityChanges({ defaultQuantity, onChange, ...options }: QuantityInputOptions) {
  const client = useShopClient()
  const shown = useShownQuantity(defaultQuantity)
  const { ref, unitRef, chosen, show } = shown
  const { quantity, message, size } = chosen
  const productRule = options.rule ?? noRule
  const rule = countedBy(size, productRule)
  const changeTo = (text: string, by = size) =>
    toQuantityChange(text, {
      current: quantity,
      rule: productRule,
      locale: options.locale ?? client.locale,
      size: by,
    })
  const choose = (change: QuantityChange, by = size) => {
    show(change, by)
    if (change.quantity !== quantity) onChange?.(change.quantity)
  }
  const setQuantity = (next: number) => choose(changeTo(String(next), 1))
  const countBy = (by: number) =>
    choose({ quantity: raiseTo(chosen.entered, countedBy(by, productRule)), message: undefined }, by)
  // The text in the field may not be taken over yet.
  const step = (direction: 1 | -1) =>
    choose({ quantity: stepQuantity(chosen.entered, direction, rule), message: undefined })
  const readText = () => {
    const text = ref.current?.value ?? ''
    const isUntouched = message === undefined && text === String(quantity / size)
    if (!isUntouched) choose(changeTo(text))
  }
  /** Before hydration a visitor may have typed into the field, or chosen a unit: then a typed number counts it. */
  const readFirst = () => {
    const by = Number(unitRef.current?.value ?? 1)
    const text = ref.current?.value ?? ''
    if (by === 1) readText()
    else if (text === String(quantity)) countBy(by)
    else choose(changeTo(text, by), by)
  }
  return { ...shown, rule, changeTo, setQuantity, countBy, step, readText, readFirst }
}

/**
 * The behaviour of a quantity field: − and + change it by the increment of the product, and an entered number is
 * raised to the next allowed one with a message. Text is taken over on Enter and when the field is left. If a click
 * elsewhere takes the focus, it is taken over after that click, so that the clicked element does not move away
 * before.
 */
export function useQuantityInput(options: QuantityInputOptions): QuantityInputView {
  const { defaultQuantity } = options
  const id = useId()
  const { ref, unitRef, chosen, setChosen, show, ...changes } = useQuantityChanges(options)
  const { rule, changeTo, setQuantity, countBy, step, readText, readFirst } = changes
  const { quantity, size } = chosen

  usePressTracking()
  useEach(null, readFirst)
  // A new value from outside; the first one is chosen already.
  useEach(defaultQuantity, (next) => {
    if (next !== quantity) show({ quantity: next, message: undefined }, size)
  })

  const isLast = (direction: 1 | -1) => stepQuantity(quantity, direction, rule) === quantity
  const button = { type: 'button', 'aria-controls': id } as const

  return {
    size,
    quantity,
    enteredQuantity: chosen.entered,
    message: chosen.message,
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
    unitProps: {
      ref: unitRef,
      'aria-controls': id,
      autoComplete: 'off',
      defaultValue: '1',
      onChange: ({ currentTarget: { value } }) => countBy(Number(value)),
    },
    messageProps: { id: `${id}-message`, role: 'status' },
    decreaseProps: { ...button, disabled: isLast(-1), onClick: () => step(-1) },
    increaseProps: { ...button, disabled: isLast(1), onClick: () => step(1) },
  }
}
