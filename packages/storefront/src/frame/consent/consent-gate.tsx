import { useShopClient } from '@cartonnage/react-hooks'
import { lazy, Suspense, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { consentSettingsEvent } from '../../shell/open-consent-settings'
import { paths } from '../../shell/paths'
import { useHydrated } from '../../hydration/use-hydrated'
import { addNamespaces } from '../../i18n/create-i18n'
import { ConsentBar } from './consent-bar'
import { ConsentContext } from './consent-context'
import { useConsent } from './use-consent'

/**
 * Asks for consent until the visitor has chosen, and opens the settings again on request. Every page's HTML contains the
 * question, so that caches can share it; `data-consent` on the root element hides it before the first paint where the
 * visitor has answered already.
 */
export function ConsentGate() {
  const isHydrated = useHydrated()
  const { consent } = useConsent()
  const settings = useSettings()
  useOtherTabs()
  useFocusAfterBar(isHydrated && consent === undefined)
  return (
    <>
      {isHydrated && consent !== undefined ? null : <ConsentBar />}
      {settings.isOpen ? (
        <Suspense fallback={null}>
          <ConsentDialog onClose={settings.close} />
        </Suspense>
      ) : null}
    </>
  )
}

const loadDialog = () => import('./consent-dialog')
const ConsentDialog = lazy(async () => ({ default: (await loadDialog()).ConsentDialog }))

/** How long a click waits for the dialog's code, in ms; after that it opens the page with the same settings. */
const loadTimeoutMs = 300

/** The settings dialog, whose code and texts are fetched when it is opened first. */
function useSettings() {
  const { i18n } = useTranslation()
  const { reportFailure } = useShopClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useOpenRequest(async () => {
    const loading = Promise.all([loadDialog(), addNamespaces(i18n, ['consent'])]).then(
      () => true,
      (error: unknown) => {
        reportFailure(error, 'consent')
        return false
      },
    )
    if (await Promise.race([loading, timeOut()])) setOpen(true)
    else await navigate(paths.service('cookies'))
  })
  return { isOpen, close: () => setOpen(false) }
}

const timeOut = () => new Promise<false>((resolve) => setTimeout(resolve, loadTimeoutMs, false))

function useOpenRequest(open: () => Promise<void>): void {
  const onRequest = useEffectEvent((event: Event) => {
    event.preventDefault()
    void open()
  })
  useEffect(() => {
    const listener = (event: Event) => onRequest(event)
    document.addEventListener(consentSettingsEvent, listener)
    return () => document.removeEventListener(consentSettingsEvent, listener)
  }, [])
}

/** A choice made in another tab applies as soon as this tab is visible again. */
function useOtherTabs(): void {
  const { refresh } = use(ConsentContext)
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [refresh])
}

/** When the bar disappears with the focus, the keyboard continues at the content. */
function useFocusAfterBar(isRequested: boolean): void {
  const wasRequested = useRef(isRequested)
  useEffect(() => {
    const isGone = wasRequested.current && !isRequested
    wasRequested.current = isRequested
    if (isGone && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [isRequested])
}
