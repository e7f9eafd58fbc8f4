import { createContext } from 'react'
import type { ConsentStore } from './consent-store'
import { createConsentStore } from './consent-store'

/** The choice where nobody chooses, as on the server: it is never made there, so this one may be everybody's. */
export const neverRequested: ConsentStore = createConsentStore({ cookie: '' }, { isSecure: false })

export const ConsentContext = createContext<ConsentStore>(neverRequested)
