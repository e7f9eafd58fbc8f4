import type { FeatureContext } from '../client/client'
import { shopperTransport } from '../session/after-session'
import { getAiConfiguration, type AiConfiguration } from '../contract/shop-context/ai-configuration'
import { getApplicationContext, type ApplicationContext } from '../contract/shop-context/application-context'
import { getShopperAgent, type ShopperAgent } from '../contract/shop-context/shopper-agent'
import { isShopError } from '../errors/errors'
import type { CallOptions, SendOptions, Transport } from '../transport/transport'

/** The complete settings of the shop; the client itself reads a part of them on every visit. */
export interface ShopContextFeature {
  /** Cached as long as the response allows, 300 s by default, and renewed in the last 30 s. */
  getApplication(options?: SendOptions): Promise<ApplicationContext>
  /** Where the platform's recommendations come from. Cached as rarely changing data. */
  getAiConfiguration(options?: SendOptions): Promise<AiConfiguration>
  /**
   * The context of the platform's shopping assistant; null when there is none, which any failure but `ABORTED`
   * means.
   */
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
export const shopContext = (client: FeatureContext): ShopContextFeature =>
  createShopContextCalls(client.use(shopperTransport))
