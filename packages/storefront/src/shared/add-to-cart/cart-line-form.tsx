import type { QuantityChange } from '@cartonnage/react-hooks'
import { findShortage, largestAllowed, raiseQuantity, readEnteredQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import { textOf } from '../../forms/text-of'
import type { ReportedFailure } from '../../shell/reported-failure'
import type { ListedProduct } from '../product/listed-product'
import { isLastStock } from '../product/stock'

/**
 * Field names of an add-to-cart form. Rule and stock are hidden fields, so that adding needs no other call; the
 * platform checks them again.
 */
export const cartLineFields = {
  quantity: 'quantity',
  /** How many pieces one of the unit is that the quantity counts; absent for pieces. */
  unit: 'unit',
  minimum: 'minimum',
  increment: 'increment',
  maximum: 'maximum',
  /** Units in stock; absent where unlimited or unknown. */
  stock: 'stock',
  /** The stock will not be refilled. */
  isLastStock: 'last',
  /** A button's quantity, which replaces the entered one. */
  take: 'take',
  /** A quantity beyond the stock, of which the form has warned. */
  accepted: 'accepted',
} as const

/** Why a form's quantity is not added. `short` is beyond the stock, without a warning so far or for good. */
export type QuantityProblem = 'quantity' | 'too-large' | 'short'

/** Why nothing was added: the quantity, or a failure. */
export type CartLineProblem = QuantityProblem | 'guest-needs-scripts' | ReportedFailure

export interface RequestedQuantity {
  readonly entered: number
  /** The quantity to add: raised to the minimum and the step. */
  readonly quantity: number
}

const readLimit = (form: FormData, name: string): number | null => {
  const text = textOf(form, name)
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The entered quantity in pieces, as text, so that a page can show it again; what cannot be read as it was entered. */
export function readQuantityText(form: FormData, locale: ShopLocale): string {
  const taken = textOf(form, cartLineFields.take).slice(0, 20)
  if (taken !== '') return taken
  const text = textOf(form, cartLineFields.quantity).slice(0, 20)
  const count = readEnteredQuantity(text, locale)
  const size = readLimit(form, cartLineFields.unit) ?? 1
  return typeof count === 'number' && size > 1 ? String(count * size) : text
}

/** Reads the form: the quantity, or why it cannot be added. */
export function readRequestedQuantity(
  form: FormData,
  locale: ShopLocale,
): RequestedQuantity | QuantityProblem {
  const entered = readEnteredQuantity(readQuantityText(form, locale), locale)
  if (typeof entered === 'string') return entered === 'invalid' ? 'quantity' : entered
  const rule: QuantityRule = {
    minimum: readLimit(form, cartLineFields.minimum),
    increment: readLimit(form, cartLineFields.increment),
    maximum: readLimit(form, cartLineFields.maximum),
  }
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  const quantity = raiseQuantity(entered, { ...rule, maximum: largest })
  const inStock = readLimit(form, cartLineFields.stock) ?? undefined
  if (findShortage(quantity, { inStock }) === undefined) return { entered, quantity }
  const isAccepted = readLimit(form, cartLineFields.accepted) === quantity
  return isAccepted && textOf(form, cartLineFields.isLastStock) === '' ? { entered, quantity } : 'short'
}

/** A quantity that was refused in a form without scripts. */
export interface RefusedQuantity {
  readonly problem: CartLineProblem
  readonly entered: string
}

/** The quantity in the field of a form without scripts, or what is wrong with it; undefined for other problems. */
export function readRefused(
  { problem, entered }: RefusedQuantity,
  { rule, locale }: { readonly rule: QuantityRule; readonly locale: ShopLocale },
): Partial<QuantityChange> | undefined {
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  if (problem === 'quantity') return { message: { kind: 'invalid' } }
  if (problem === 'too-large') return { message: { kind: 'too-large', largest } }
  const quantity = readEnteredQuantity(entered, locale)
  return typeof quantity === 'number'
    ? { quantity: raiseQuantity(quantity, { ...rule, maximum: largest }) }
    : undefined
}

/** The product's quantity rule and stock as hidden fields of an add-to-cart form. */
export function RuleFields({ product }: { readonly product: Pick<ListedProduct, 'rule' | 'attributes'> }) {
  const { minimum, increment, maximum } = product.rule
  const { status, stock } = product.attributes
  const fields = [
    [cartLineFields.minimum, minimum],
    [cartLineFields.increment, increment],
    [cartLineFields.maximum, maximum],
    [cartLineFields.stock, status === 'made-to-order' ? null : stock],
    [cartLineFields.isLastStock, isLastStock(product.attributes) ? 1 : null],
  ] as const
  return fields.map(([name, value]) =>
    value == null ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
