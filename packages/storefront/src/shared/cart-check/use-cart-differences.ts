import { useFeature, useShopClient } from '@cartonnage/react-hooks'
import { cartKey, cartMergeStores, valueOf, type Cart, type CartDifference } from '@cartonnage/sdk'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../notifications/use-notify'

/** A refusal or failure is reported by its own line, unless an earlier page made the change. */
const isUnreported = ({ reason, isInherited }: CartDifference) =>
  isInherited === true || reason === 'changed-elsewhere' || reason === 'unknown'

/** The note on the guest's cart lists it, until the buyer closes that. */
const isInMergeNote = (line: CartDifference, merged: readonly CartDifference[]) =>
  line.confirmedBy !== undefined ||
  merged.some(
    ({ productId, intended, reason }) =>
      productId === line.productId && intended === line.intended && reason === line.reason,
  )

const nameOf = (cart: Cart | null | undefined, { cartItemId, productId }: CartDifference) =>
  cart?.items.find((item) => item.cartItemId === cartItemId || item.productId === productId)?.name

/**
 * Notifies when lines differ from what the shopper intended although no line of the page has failed: another tab or
 * device changed them too, or a response was lost and its outcome stayed unknown. The notification stays until it is
 * closed, and links to the cart where a path is given.
 */
export function useCartDifferences(cartPath?: string): void {
  const { t } = useTranslation('cart')
  const { loaded, events, locale } = useShopClient()
  const { differences } = useFeature(cartMergeStores)
  const notify = useNotify()
  useEffect(
    () =>
      events.on('cartmismatch', (lines) => {
        const loadedCart = valueOf(loaded(cartKey).getSnapshot())
        const merged = differences.getSnapshot()
        const reported = lines.filter((line) => isUnreported(line) && !isInMergeNote(line, merged))
        if (reported.length === 0) return
        const sentences = reported.map((line) =>
          t(line.reason === 'unknown' ? 'differs.unknown' : 'differs.line', {
            name: nameOf(loadedCart, line) ?? t('differs.item'),
            intended: formatNumber(line.intended, locale),
            actual: formatNumber(line.actual, locale),
          }),
        )
        notify({
          kind: 'warning',
          look: 'toast',
          title: t(reported.every(({ reason }) => reason === 'unknown') ? 'differs.check' : 'differs.title'),
          text: sentences.join(' '),
          ...(cartPath !== undefined && { link: { to: cartPath, label: t('check.toCart') } }),
        })
      }),
    [differences, cartPath, events, loaded, locale, notify, t],
  )
}
