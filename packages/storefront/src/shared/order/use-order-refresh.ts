import { useShopClient } from '@cartonnage/react-hooks'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Order } from '../order-facts/order'
import { progressKey } from '../order-facts/progress-key'

/** How often a visible page asks how far its order is, in ms. */
const pollInterval = 60_000
/** The least time between two of these calls, in ms. */
const restInterval = 10_000

/**
 * Loads the page's data again once the order has moved on: asked every minute while the page is visible, and when the
 * visitor comes back to it. Asks by a call of its own, because a page stays as it is when that fails.
 */
export function useOrderRefresh(order: Order): void {
  const shop = useShopClient()
  const { revalidate } = useRevalidator()
  const lastRequest = useRef(0)
  const { deliveryStates, orderReferenceNumber: orderNumber } = order
  const isOpen = deliveryStates.some(({ deliveredAt }) => deliveredAt === null)
  const displayed = progressKey(order)
  useEffect(() => {
    if (!isOpen || orderNumber === null) return
    const controller = new AbortController()
    const { signal } = controller
    const ask = async () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastRequest.current < restInterval) return
      lastRequest.current = Date.now()
      const { readProgress } = await import('./data/read-progress')
      const current = await readProgress(shop, orderNumber, signal)
      if (!signal.aborted && current !== undefined && current !== displayed) await revalidate()
    }
    const poll = () => void ask().catch(() => undefined)
    const timer = setInterval(poll, pollInterval)
    document.addEventListener('visibilitychange', poll, { signal })
    return () => {
      clearInterval(timer)
      controller.abort()
    }
  }, [shop, orderNumber, isOpen, displayed, revalidate])
}
