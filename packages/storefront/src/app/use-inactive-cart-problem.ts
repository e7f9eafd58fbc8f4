import { useShopClient, useStore } from '@cartonnage/react-hooks'
import { inactiveCartKey, isResponseError } from '@cartonnage/sdk'
import { useEffect } from 'react'
import { useRaise } from '../features/notifications/use-raise'

/** What the shop's own class says about the inactive carts is meant for the buyer [8-1]; a failed call is not. */
export function useInactiveCartProblem(): void {
  const state = useStore(useShopClient().loaded(inactiveCartKey))
  const raise = useRaise()
  const error = state.status === 'failed' && !isResponseError(state.error) ? state.error : undefined
  const text = error?.code === 'RESPONSE' ? error.message : undefined
  useEffect(() => {
    if (text !== undefined) raise.notification(text, 'error')
  }, [raise, text])
}
