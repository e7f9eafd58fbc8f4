import { useFeature, useShopClient } from '@cartonnage/react-hooks'
import { cartKey, cartMergeStores, valueOf, type Cart, type CartDifference } from '@cartonnage/sdk'
import { formatNumber } from '@cartonnage/sdk/rules'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../notifications/use-notify'

/** What was refused or failed, its own line says, unless an earlier page meant it. */
const isUntold = ({ reason, isInherited }: CartDifference) =>
  isInherited === true || reason === 'changed-elsewhere' || reason === 'unknown'

/** The note on the guest's cart tells it, until the buyer has read it. */
const isNoted = (line: CartDifference, noted: readonly CartDifference[]) =>
  line.confirmedBy !== undefined ||
  noted.some(
    ({ productId, intended, reason }) =>
      productId === line.productId && intended === line.intended && reason === line.reason,
  )

const nameOf = (cart: Cart | null | undefined, { cartItemId, productId }: CartDifference) =>
  cart?.items.find((item) => item.cartItemId === cartItemId || item.productId === productId)?.name

/**
 * Says when lines are not as the shopper meant them although no line of the page has failed: another tab or device was
 * there too, or a response was lost and its outcome never became clear. It stays until it is closed, with a link to
 * the cart where a path is given.
 */
export function useCartDifferences(cartPath?: string): void {
  const { t } = useTranslation('cart')
  const { loaded, events, locale } = useShopClient()
  const { differences } = useFeature(cartMergeStores)
  const notify = useNotify()
  useEffect(
    () =>
      events.on('cartmismatch', (lines) => {
        const shown = valueOf(loaded(cartKey).getSnapshot())
        const noted = differences.getSnapshot()
        const reported = lines.filter((line) => isUntold(line) && !isNoted(line, noted))
        if (reported.length === 0) return
        const sentences = reported.map((line) =>
          t(line.reason === 'unknown' ? 'differs.unknown' : 'differs.line', {
            name: nameOf(shown, line) ?? t('differs.item'),
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
