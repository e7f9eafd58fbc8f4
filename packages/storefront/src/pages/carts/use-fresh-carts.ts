import { useShopClient } from '@cartonnage/react-hooks'
import type { Cart } from '@cartonnage/sdk'
import { isSameRecordId } from '@cartonnage/sdk/rules'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router-dom'
import { isOffline } from '../../shell/is-offline'

interface ShownCarts {
  /** As the page was loaded. */
  readonly activeId: string | null
  /** As it is known by now; undefined while that is unknown. */
  readonly active: Cart | null | undefined
  /** The server did not wait for one of them. */
  readonly isCalculating: boolean
}

/**
 * Loads the page again when its carts are outdated: another window has made another cart the active one, a change was
 * settled in the background, or the buyer comes back to the window.
 */
export function useFreshCarts({ activeId, active, isCalculating }: ShownCarts): void {
  const { events } = useShopClient()
  const { revalidate } = useRevalidator()
  const loadAgain = useEffectEvent(() => {
    if (!isOffline()) void revalidate()
  })
  const isOther = active !== undefined && !isSameCart(active?.summary.cartId, activeId)
  useEffect(() => {
    if (isOther || isCalculating) loadAgain()
  }, [isOther, isCalculating])
  useEffect(() => events.on('blackcartchanged', () => loadAgain()), [events])
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') loadAgain()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}

const isSameCart = (one: string | undefined, other: string | null): boolean =>
  isSameRecordId(one ?? '', other ?? '')
