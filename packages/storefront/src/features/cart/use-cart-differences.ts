import { useShop } from '@cartonnage/react-hooks'
import type { Cart, CartDifference } from '@cartonnage/sdk'
import { valueOf } from '@cartonnage/sdk/lazy'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../notifications/use-notify'

/** What was refused or failed, its own line says. */
const isUntold = ({ reason }: CartDifference) => reason === 'changed-elsewhere' || reason === 'unknown'

const nameOf = (cart: Cart | null | undefined, { cartItemId, productId }: CartDifference) =>
  cart?.items.find((item) => item.cartItemId === cartItemId || item.productId === productId)?.name

/**
 * Says when lines are not as the shopper meant them although no line of the page has failed: another tab or device was
 * there too, or an answer was lost.
 */
export function useCartDifferences(): void {
  const { t } = useTranslation('cart')
  const { cart, events } = useShop()
  const notify = useNotify()
  useEffect(
    () =>
      events.on('cartdiffers', (lines) => {
        const shown = valueOf(cart.getSnapshot())
        const told = lines.filter(isUntold).map((line) => ({
          ...line,
          name: nameOf(shown, line) ?? t('differs.item'),
        }))
        if (told.length === 0) return
        const text = told.map((line) => t('differs.line', { ...line })).join(' ')
        notify({ kind: 'warning', title: t('differs.title'), text })
      }),
    [cart, events, notify, t],
  )
}
