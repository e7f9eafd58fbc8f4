import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailureNotification } from '../notifications/failure-notification'
import { loadReportedFailure } from '../failures/load-reported-failure'
import { useNotify } from '../notifications/use-notify'

/**
 * Notifies at the end of a change that was being checked: that it was made, or why not. Where it stays unknown,
 * `useCartDifferences` says what the cart has. The notification links to the cart where a path is given.
 */
export function useSettledChanges(cartPath?: string): void {
  const { t } = useTranslation('cart')
  const shop = useShopClient()
  const notify = useNotify()
  const link = cartPath === undefined ? {} : { link: { to: cartPath, label: t('check.toCart') } }
  const reportFailed = useEffectEvent(async (error: unknown) => {
    const failure = await loadReportedFailure(error, { shop, url: location.href })
    const own = { unreachable: t('settled.again'), refused: t('settled.refused') }
    notify({ ...link, ...toFailureNotification(failure, { title: t('settled.failed'), own }) })
  })
  const reportDone = useEffectEvent(() => notify({ kind: 'success', title: t('settled.done'), ...link }))
  useEffect(
    () =>
      shop.events.on('cartsettled', ({ outcome, error }) => {
        if (outcome === 'done') reportDone()
        if (outcome === 'failed') void reportFailed(error)
      }),
    [shop],
  )
}
