import { currentCart } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { Form } from 'react-router-dom'
import { paths } from '../../app/paths'
import type { CartItem } from './buyer-line'
import { RemoveButton } from './remove-button'

export interface RemoveFormProps {
  readonly item: CartItem
  readonly name: string
  readonly isPending: boolean
  /** What the bin does once scripts run. */
  readonly onRemove: () => void
}

/** The bin of a line as a form, so that it works before and without scripts. */
export function RemoveForm({ item, name, isPending, onRemove }: RemoveFormProps) {
  const { t } = useTranslation('cart')
  return (
    <Form
      method="post"
      action={paths.cart(item.cartId ?? currentCart)}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onRemove()
      }}
    >
      <input type="hidden" name="cartItemId" value={item.cartItemId} />
      <input type="hidden" name="productId" value={item.productId} />
      <input type="hidden" name="quantity" value={item.quantity} />
      <RemoveButton
        name="intent"
        value="remove"
        aria-label={t('line.remove', { name })}
        aria-disabled={isPending || undefined}
      />
    </Form>
  )
}
