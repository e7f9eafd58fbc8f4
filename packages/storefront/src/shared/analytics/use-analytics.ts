import type { Analytics } from '@cartonnage/react-hooks'
import { useContext } from 'react'
import { AnalyticsContext } from './analytics'

/** Reports what a visitor does. Whether anything is sent depends on the visitor's consent. */
export function useAnalytics(): Omit<Analytics, 'setConsent'> {
  return useContext(AnalyticsContext)
}
