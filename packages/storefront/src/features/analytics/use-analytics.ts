import type { Analytics } from '@cartonnage/react-hooks'
import { useContext } from 'react'
import { AnalyticsContext } from './analytics-context'

/** The way to tell what a visitor does; whether anything is sent is the visitor's choice alone. */
export function useAnalytics(): Pick<Analytics, 'menuClick' | 'screenView'> {
  return useContext(AnalyticsContext)
}
