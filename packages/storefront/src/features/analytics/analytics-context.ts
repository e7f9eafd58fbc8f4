import type { Analytics } from '@cartonnage/react-hooks'
import { createContext } from 'react'

const nothing = () => undefined

/** Where nobody listens, as on the server, events lead nowhere. */
export const silentAnalytics: Analytics = { screenView: nothing, menuClick: nothing, setConsent: nothing }

export const AnalyticsContext = createContext<Analytics>(silentAnalytics)
