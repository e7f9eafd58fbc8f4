import type { Client } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { getAiConfiguration, type AiConfiguration } from '../contract/shop-context/ai-configuration'
import { getApplicationContext, type ApplicationContext } from '../contract/shop-context/application-context'
import { getShopperAgent, type ShopperAgent } from '../contract/shop-context/shopper-agent'
import { isShopError } from '../errors/errors'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** How the shop is set up, in full; the client itself reads a part of it on every visit. */
export interface ShopContextFeature {
  /** [7.3-4] Kept as long as the answer allows, 300 s by default, renewed in its last 30 s. */
  getApplication(options?: SendOptions): Promise<ApplicationContext>
  /** [7.3-6] */
  getAiConfiguration(options?: SendOptions): Promise<AiConfiguration>
  /** What an assistant has to know; null where there is none, which any failure means [7.3-7]. */
  getShopperAgent(options?: CallOptions): Promise<ShopperAgent | null>
}

export function createShopContextCalls({ send }: Transport): ShopContextFeature {
  return {
    getApplication: async (options) => (await send(getApplicationContext, {}, options)).data,
    getAiConfiguration: async (options) => (await send(getAiConfiguration, {}, options)).data,
    getShopperAgent: async (options) => {
      try {
        return (await send(getShopperAgent, {}, options)).data
      } catch (error) {
        if (isShopError(error, 'ABORTED')) throw error
        return null
      }
    },
  }
}

/** How the shop is set up. */
export const shopContext = (client: Client): ShopContextFeature =>
  createShopContextCalls(client.use(shopperTransport))
