import { useShopClient } from '@cartonnage/react-hooks'
import type { CartDifference } from '@cartonnage/sdk'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { useReportedFailure } from '../../shared/failures/use-reported-failure'

/** Going on to the checkout without an account. */
export interface GuestCheckout {
  readonly isBusy: boolean
  /** Lines that the platform did not take, which the guest has to see first; empty otherwise. */
  readonly differences: readonly CartDifference[]
  /** Whether the other lines can be ordered. */
  readonly canContinue: boolean
  readonly failure: ReturnType<typeof useReportedFailure>
  /** Sends the lines and goes to the checkout; a click while it runs is ignored. */
  start(): void
  /** Goes to the checkout without the lines that were not taken. */
  continueCheckout(): void
}

interface Stopped {
  readonly differences: readonly CartDifference[]
  readonly hasItems: boolean
}

/** The first step of the checkout. */
const stepOfGuests = `${paths.checkout()}?step=address`

const nothing: Stopped = { differences: [], hasItems: false }

/**
 * Sends the guest's cart with code that is fetched when it is used, and navigates to the checkout. The page already says
 * that `unorderedIds` are not ordered.
 */
export function useGuestCheckout(unorderedIds: readonly string[]): GuestCheckout {
  const shop = useShopClient()
  const navigate = useNavigate()
  const buyersWay = useHref(paths.guestCart({ to: 'checkout' }))
  const [isBusy, setBusy] = useState(false)
  const [stopped, setStopped] = useState(nothing)
  const [error, setError] = useState<unknown>()
  const continueCheckout = () => void navigate(stepOfGuests)
  const send = async () => {
    const { sendGuestCart } = await import('../../shared/cart/data/send-guest-cart')
    const { isBuyer, hasItems, ...sent } = await sendGuestCart(shop)
    // Another tab has signed in: the page of a buyer merges the cart.
    if (isBuyer) return location.assign(buyersWay)
    const differences = sent.differences.filter(({ productId = '' }) => !unorderedIds.includes(productId))
    setStopped({ differences, hasItems })
    if (differences.length === 0) await navigate(stepOfGuests)
  }
  const start = () => {
    if (isBusy) return
    setBusy(true)
    setError(undefined)
    setStopped(nothing)
    send()
      .catch(setError)
      .finally(() => setBusy(false))
  }
  const { differences, hasItems: canContinue } = stopped
  return { isBusy, differences, canContinue, failure: useReportedFailure(error), start, continueCheckout }
}
