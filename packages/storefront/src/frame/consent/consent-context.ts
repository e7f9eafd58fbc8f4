import { createContext } from 'react'
import type { ConsentStore } from '../../shell/consent-store'
import { createConsentStore } from '../../shell/consent-store'

/** For the server, where no choice is ever made: shared by all requests. */
export const neverRequested: ConsentStore = createConsentStore({ cookie: '' }, { isSecure: false })

export const ConsentContext = createContext<ConsentStore>(neverRequested)
