import type { QuantityInputView } from '@cartonnage/react-hooks'
import { currentCart } from '@cartonnage/sdk/rules'
import type { QuantityRule, Shortage } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../shell/paths'
import type { ProductAttributes } from '../product/product-attributes'
import { ShortageNote } from '../stock/shortage-note'
import { blocksOrder, shortageOf } from '../product/stock'
import type { CartItem } from '../lines/cart-item'

interface LineQuantity {
  readonly quantity: number
  readonly rule: QuantityRule | null
}

/** Whether the platform would refuse to order a line: it has less, and it is not known when the rest comes. */
export function isBlockedByStock(attributes: ProductAttributes, line: LineQuantity): boolean {
  const shortage = shortageOf(attributes, line)
  return shortage !== undefined && blocksOrder(shortage)
}

interface TakeFormProps {
  readonly id: string
  /** Absent for guests. */
  readonly item: CartItem | undefined
}

/**
 * What the button of a note sends before scripts run. A form of its own: in the quantity's form, Enter in the field would
 * press that button.
 */
export function TakeForm({ id, item }: TakeFormProps) {
  return item === undefined ? null : (
    <Form id={id} method="post" action={paths.cart(item.cartId ?? currentCart)}>
      <input type="hidden" name="cartItemId" value={item.cartItemId} />
    </Form>
  )
}

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
  const way = shortage.largestQuantity === undefined ? 'message.removeWay' : 'message.lessWay'
  return (
    <>
      <TakeForm id={form} item={item} />
      <ShortageNote
        shortage={shortage}
        unit={unit}
        view={view}
        takeBy={item && { form, field: 'to' }}
        kind={blocksOrder(shortage) ? 'error' : 'info'}
        {...(blocksOrder(shortage) && { more: t(way) })}
      />
    </>
  )
}
