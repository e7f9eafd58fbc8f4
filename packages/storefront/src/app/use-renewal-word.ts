import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useNotify } from '../features/notifications/use-notify'
import { recordOfTab, takeRenewalWord } from './renewal-record'

/**
 * Tells that the page was loaded anew because the shop has a newer build (renewal.ts), or asks once to do so where that
 * would have lost what somebody typed.
 */
export function useRenewalWord(): void {
  const { t } = useTranslation('page-effects')
  const { pathname, search } = useLocation()
  const notify = useNotify()
  const hasRequested = useRef(false)
  useEffect(() => {
    const word = { kind: 'info', look: 'toast' } as const
    if (takeRenewalWord(recordOfTab)) {
      notify({ ...word, title: t('renewal.done'), text: t('renewal.doneText') })
    }
    const ask = () => {
      if (hasRequested.current) return
      hasRequested.current = true
      const link = { to: pathname + search, label: t('renewal.reload'), isWholePage: true }
      notify({ ...word, title: t('renewal.ask'), text: t('renewal.askText'), link })
    }
    document.addEventListener('shop:outdated', ask)
    return () => document.removeEventListener('shop:outdated', ask)
  }, [t, pathname, search, notify])
}
