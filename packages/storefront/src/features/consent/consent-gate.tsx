import { useShop } from '@cartonnage/react-hooks'
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../app/use-hydrated'
import { addNamespaces } from '../../i18n/create-i18n'
import { ConsentContext } from './consent-context'
import { useConsent } from './use-consent'

/** Raised on the document by whatever opens the settings again, such as the footer's '{cookies}' link [2.10-8]. */
export const consentSettingsEvent = 'shop:consent-settings'

/**
 * Asks for consent until the visitor chose, and opens the settings again on request. The server renders none of
 * it: its pages are the same for everybody, so that caches may share them, and without scripts nothing is sent
 * that would need consent. Code and texts are fetched only when there is something to show, and what is shown
 * lies over the page, so nothing moves.
 */
export function ConsentGate() {
  const isHydrated = useHydrated()
  const { consent } = useConsent()
  const [isOpen, setOpen] = useState(false)
  const isAsked = isHydrated && consent === undefined
  const isReady = useParts(isAsked || isOpen)
  useOpening(() => setOpen(true))
  useOtherTabs()
  useKeptFocus(isAsked)
  if (!isReady) return null
  return (
    <Suspense fallback={null}>
      <ConsentParts
        isAsked={isAsked}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
}

const loadParts = () => import('./consent-parts')
const ConsentParts = lazy(async () => ({ default: (await loadParts()).ConsentParts }))

/** Whether banner and settings are there with their texts; they are fetched when they are wanted first. */
function useParts(isWanted: boolean): boolean {
  const { i18n } = useTranslation()
  const { reportFailure } = useShop()
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    Promise.all([loadParts(), addNamespaces(i18n, ['consent'])]).then(
      () => setReady(true),
      // Nobody is asked then, so nothing is sent.
      (error: unknown) => reportFailure(error, 'consent'),
    )
  }, [isWanted, i18n, reportFailure])
  return isReady
}

function useOpening(open: () => void): void {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  useEffect(() => {
    const onOpen = () => latest.current()
    document.addEventListener(consentSettingsEvent, onOpen)
    return () => document.removeEventListener(consentSettingsEvent, onOpen)
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

/** The banner takes the focus with it when it goes: the keyboard goes on at the content. */
function useKeptFocus(isAsked: boolean): void {
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    const isGone = wasAsked.current && !isAsked
    wasAsked.current = isAsked
    if (isGone && document.activeElement === document.body) {
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [isAsked])
}
