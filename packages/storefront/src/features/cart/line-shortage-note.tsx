import type { QuantityInputView } from '@cartonnage/react-hooks'
import { currentCart } from '@cartonnage/sdk/rules'
import type { Shortage } from '@cartonnage/sdk/rules'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../app/paths'
import { ShortageNote } from '../product/shortage-note'
import type { CartItem } from './buyer-line'

export interface LineShortageNoteProps {
  readonly shortage: Shortage
  /** Unit of the article. */
  readonly unit: string
  readonly view: QuantityInputView
  /** The item that a form changes before scripts run; a guest has none. */
  readonly item?: CartItem
}

/** The stock does not reach for a line: what it does reach for, and the way out. */
export function LineShortageNote({ shortage, unit, view, item }: LineShortageNoteProps) {
  const { t } = useTranslation('cart')
  const form = useId()
  return (
    <>
      {/* A form of its own: as part of the quantity's, Enter in the field would press its button. */}
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
        more={t(shortage.most === undefined ? 'message.removeWay' : 'message.lessWay')}
      />
    </>
  )
}
