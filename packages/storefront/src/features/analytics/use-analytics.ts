import type { Analytics } from '@cartonnage/react-hooks'
import { useContext } from 'react'
import { AnalyticsContext } from './analytics'

/** Reports what a visitor does. Whether anything is sent depends on the visitor's consent. */
export function useAnalytics(): Pick<Analytics, 'menuClick' | 'screenView'> {
  return useContext(AnalyticsContext)
}
