import { useShopClient } from '@cartonnage/react-hooks'
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { consentSettingsEvent } from '../../app/open-consent-settings'
import { paths } from '../../app/paths'
import { useHydrated } from '../../app/use-hydrated'
import { addNamespaces } from '../../i18n/create-i18n'
import { ConsentBar } from './consent-bar'
import { ConsentContext } from './consent-context'
import { useConsent } from './use-consent'

/**
 * Asks for consent until the visitor chose, and opens the settings again on request. The question is in everybody's
 * HTML, so that caches may share the page; where it is answered already `data-consent` on the document's element
 * hides it before the first paint.
 */
export function ConsentGate() {
  const isHydrated = useHydrated()
  const { consent } = useConsent()
  const settings = useSettings()
  useOtherTabs()
  useKeptFocus(isHydrated && consent === undefined)
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

/** How long a press waits for the dialog's code, in ms; after that it leads to the page with the same settings. */
const patience = 300

/** The settings over the page, whose code and texts are fetched when they are wanted first. */
function useSettings() {
  const { i18n } = useTranslation()
  const { reportFailure } = useShopClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  useWish(async () => {
    const loading = Promise.all([loadDialog(), addNamespaces(i18n, ['consent'])]).then(
      () => true,
      (error: unknown) => {
        reportFailure(error, 'consent')
        return false
      },
    )
    if (await Promise.race([loading, waitInVain()])) setOpen(true)
    else await navigate(paths.service('cookies'))
  })
  return { isOpen, close: () => setOpen(false) }
}

const waitInVain = () => new Promise<false>((resolve) => setTimeout(resolve, patience, false))

function useWish(open: () => Promise<void>): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const onWish = (event: Event) => {
      event.preventDefault()
      void latest.current()
    }
    document.addEventListener(consentSettingsEvent, onWish)
    return () => document.removeEventListener(consentSettingsEvent, onWish)
  }, [])
}

/** A choice made in another tab counts as soon as this one is looked at again. */
function useOtherTabs(): void {
  const { refresh } = use(ConsentContext)
  useEffect(() => {
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [refresh])
}

/** The bar takes the focus with it when it goes: the keyboard goes on at the content. */
function useKeptFocus(isRequested: boolean): void {
  const wasRequested = useRef(isRequested)
  useEffect(() => {
    const isGone = wasRequested.current && !isRequested
    wasRequested.current = isRequested
    if (isGone && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [isRequested])
}
