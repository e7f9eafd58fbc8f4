import { shopCurrencies } from '../rules/region/region'
import { createTransport } from '../transport/create-transport'
import type { Transport } from '../transport/transport'
import type { FeatureContext } from './client'
import type { Controllers } from '../transport/ports'

const defaultControllers: Controllers = {
  cart: 'ShoppingCartController',
  user: 'UserController',
  navigation: 'NavigationController',
}

/**
 * Sends calls to the platform for this client. Only features that call import it, and with it ky, p-retry and zod.
 */
export function transport(client: FeatureContext): Transport {
  const { base, controllers, actions, ...rest } = client.options
  const made = createTransport({
    ...rest,
    controllers: { ...defaultControllers, ...controllers },
    toFailure: client.toFailure,
    lifetime: client.signal,
    scope: client.scope.getSnapshot,
    shopCurrencyCode: shopCurrencies[base.shop],
    origin: base.origin,
    sitePathname: base.siteSegment === undefined ? '' : `/${base.siteSegment}`,
  })
  client.onShopperChange(made.clearResponses)
  return actions?.(made, client) ?? made
}

/** For data that everybody may see but not everybody alike: waits while a session is being loaded. */
export function settledTransport(client: FeatureContext): Transport {
  const made = client.use(transport)
  return {
    ...made,
    send: async (call, input, options) => {
      await client.settled()
      return await made.send(call, input, options)
    },
  }
}
