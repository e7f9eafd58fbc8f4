import type { QuantityInputView } from '@cartonnage/react-hooks'
import { currentCart } from '@cartonnage/sdk/rules'
import type { QuantityRule, Shortage } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { restockDay } from '../product/listed-product'
import type { ProductAttributes } from '../product/product-attributes'
import { ShortageNote } from '../product/shortage-note'
import { shortageOf } from '../product/stock'
import type { CartItem } from './cart-item'

interface LineQuantityOptions {
  readonly quantity: number
  readonly rule: QuantityRule | null
  /** Today, `2026-11-21`. */
  readonly today: string
}

/** What is short in stock for a line. It blocks the order: the platform sells no more than it has. */
export const lineShortage = (
  attributes: ProductAttributes,
  { quantity, rule, today }: LineQuantityOptions,
): Shortage | undefined => shortageOf(attributes, { quantity, rule, moreFrom: restockDay(attributes, today) })

interface LineShortageNoteProps {
  readonly shortage: Shortage
  /** The product's unit. */
  readonly unit: string
  readonly view: QuantityInputView
  /** The item that a form changes before scripts run; absent for guests. */
  readonly item?: CartItem
}

/** Says how much is in stock, and offers to take that much. */
export function LineShortageNote({ shortage, unit, view, item }: LineShortageNoteProps) {
  const { t } = useTranslation('cart')
  const form = useId()
  return (
    <>
      {/* A form of its own: in the quantity's form, Enter in the field would press its button. */}
      {item === undefined ? null : (
        <Form id={form} method="post" action={paths.cart(item.cartId ?? currentCart)}>
          <input type="hidden" name="cartItemId" value={item.cartItemId} />
        </Form>
      )}
      <ShortageNote
        shortage={shortage}
        unit={unit}
        view={view}
        takeBy={item && { form, field: 'to' }}
        kind="error"
        more={t(shortage.largestQuantity === undefined ? 'message.removeWay' : 'message.lessWay')}
      />
    </>
  )
}
