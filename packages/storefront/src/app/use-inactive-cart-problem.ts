import { useShop, useStore } from '@cartonnage/react-hooks'
import { isResponseError } from '@cartonnage/sdk/lazy'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../features/notifications/use-notify'

/** What the shop's own class says about the inactive carts is meant for the buyer [8-1]; a failed call is not. */
export function useInactiveCartProblem(): void {
  const { t } = useTranslation('common')
  const state = useStore(useShop().inactiveCart)
  const notify = useNotify()
  const error = state.status === 'failed' && !isResponseError(state.error) ? state.error : undefined
  const text = error?.code === 'RESPONSE' ? error.message : undefined
  useEffect(() => {
    if (text === undefined) return
    notify({ kind: 'error', title: t('notification.error'), ...(text !== '' && { text }) })
  }, [notify, t, text])
}
