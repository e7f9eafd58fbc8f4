import type { QuantityChange } from '@cartonnage/react-hooks'
import { largestAllowed, raiseQuantity, readTypedQuantity } from '@cartonnage/sdk/rules'
import type { QuantityRule, ShopLocale } from '@cartonnage/sdk/rules'
import type { CartLineProblem } from './add-to-cart'

/** A quantity that a form without scripts came back with. */
export interface RefusedQuantity {
  readonly problem: CartLineProblem
  readonly typed: string
}

/** What the field of a form without scripts holds, and what is wrong with it; undefined where it is another matter. */
export function readRefused(
  { problem, typed }: RefusedQuantity,
  { rule, locale }: { readonly rule: QuantityRule; readonly locale: ShopLocale },
): Partial<QuantityChange> | undefined {
  const largest = largestAllowed(rule) ?? raiseQuantity(1, rule)
  if (problem === 'quantity') return { message: { kind: 'invalid' } }
  if (problem === 'too-large') return { message: { kind: 'too-large', largest } }
  const quantity = readTypedQuantity(typed, locale)
  return typeof quantity === 'number'
    ? { quantity: raiseQuantity(quantity, { ...rule, maximum: largest }) }
    : undefined
}
