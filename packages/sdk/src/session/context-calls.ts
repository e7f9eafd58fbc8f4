import type { Client } from '../client/client'
import { transport } from '../client/transport'
import { getSessionContext, type SessionContext } from '../contract/session/context'
import { getCurrencySettings, type CurrencySettings } from '../contract/shop-context/currency-settings'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** Who is browsing, and how the shop is set up. */
export interface ContextCalls {
  /** [7.3-5] A failure means guest [8-16]; that is for the caller to judge. */
  getSession(options?: CallOptions): Promise<SessionContext>
  /** [7.3-4] What the shop says about currencies. Kept as long as the answer allows, 300 s by default, renewed in its last 30 s. */
  getApplication(options?: SendOptions): Promise<CurrencySettings>
}

export function createContextCalls({ send }: Transport): ContextCalls {
  return {
    getSession: async (options) => (await send(getSessionContext, {}, options)).data,
    getApplication: async (options) => (await send(getCurrencySettings, {}, options)).data,
  }
}

/** Asked without waiting for a session: they are what it is made of. */
export const contextCalls = (client: Client): ContextCalls => createContextCalls(client.use(transport))
