import type { FeatureContext } from '../client/client'
import { transport } from '../client/transport'
import { getSessionContext, type SessionContext } from '../contract/session/context'
import { getCurrencySettings, type CurrencySettings } from '../contract/shop-context/currency-settings'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** Who is shopping, and how the shop is set up. */
export interface ContextCalls {
  /** Who is shopping. A failure means a guest; callers decide that. */
  getSession(options?: CallOptions): Promise<SessionContext>
  /** The shop's settings. Cached as long as the response allows, 300 s by default, and renewed in the last 30 s. */
  getApplication(options?: SendOptions): Promise<CurrencySettings>
}

export function createContextCalls({ send }: Transport): ContextCalls {
  return {
    getSession: async (options) => (await send(getSessionContext, {}, options)).data,
    getApplication: async (options) => (await send(getCurrencySettings, {}, options)).data,
  }
}

/** They do not wait for the session, because it is made from them. */
export const contextCalls = (client: FeatureContext): ContextCalls =>
  createContextCalls(client.use(transport))
