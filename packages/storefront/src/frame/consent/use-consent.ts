import { use, useMemo, useSyncExternalStore } from 'react'
import { ConsentContext } from './consent-context'
import type { Consent, ConsentStore } from '../../shell/consent-store'
import { parseConsent } from '../../shell/consent-store'

export interface ConsentView extends Pick<ConsentStore, 'choose'> {
  /** Undefined before a choice was made, on the server, and while hydrating. */
  readonly consent: Consent | undefined
}

/** This visitor's consent, and a function to change it. */
export function useConsent(): ConsentView {
  const { subscribe, getSnapshot, choose } = use(ConsentContext)
  const stored = useSyncExternalStore(subscribe, getSnapshot, () => undefined)
  const consent = useMemo(() => parseConsent(stored), [stored])
  return { consent, choose }
}
