import type { QuantityInputView } from '@cartonnage/react-hooks'
import type { PriceTier, QuantityRule } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { Note } from '../../components/note'
import { findCheaper } from '../add-to-cart/find-cheaper'
import { TakeCheaper } from '../add-to-cart/take-cheaper'
import type { CartItem } from '../lines/cart-item'
import type { ProductAttributes } from '../product/product-attributes'
import { TakeForm } from './line-shortage'

interface LineCheaperNoteProps {
  readonly attributes: ProductAttributes
  readonly rule: QuantityRule | null
  /** Net prices; none while they are unknown. */
  readonly tiers: readonly PriceTier[] | undefined
  readonly view: QuantityInputView
  /** The item that a form changes before scripts run; absent for guests. */
  readonly item?: CartItem
}

/** Offers the higher quantity that costs less than the line's; nothing where there is none. */
export function LineCheaperNote({ attributes, rule, tiers = [], view, item }: LineCheaperNoteProps) {
  const form = useId()
  const { quantity } = view
  const cheaper = findCheaper({ attributes, rule: rule ?? {}, tiers }, quantity)
  if (cheaper === undefined) return null
  return (
    <>
      <TakeForm id={form} item={item} />
      <Note kind="cliff" inline>
        <TakeCheaper
          product={{ tiers }}
          takeBy={item && { form, field: 'to' }}
          {...{ view, quantity, cheaper }}
        />
      </Note>
    </>
  )
}
