import { shopCurrencies } from '../rules/region/region'
import { createTransport } from '../transport/create-transport'
import type { Transport } from '../transport/transport'
import type { Client } from './client'
import { toAbortError } from './lifetime'
import type { Controllers } from '../transport/ports'

const defaultControllers: Controllers = {
  cart: 'ShoppingCartController',
  user: 'UserController',
  navigation: 'NavigationController',
}

/**
 * Sends calls to the platform for this client. Only features that call import it, and with it ky, p-retry and zod.
 */
export function transport(client: Client): Transport {
  const { base, controllers, ...rest } = client.options
  const made = createTransport({
    ...rest,
    controllers: { ...defaultControllers, ...controllers },
    toFailure: client.toFailure,
    fetch: cancelledWith(client),
    scope: client.scope.getSnapshot,
    shopCurrencyCode: shopCurrencies[base.shop],
    origin: base.origin,
    sitePathname: base.siteSegment === undefined ? '' : `/${base.siteSegment}`,
  })
  client.onShopperChange(made.clearResponses)
  return made
}

/** For data that everybody may see but not everybody alike: waits while a session is being loaded. */
export function settledTransport(client: Client): Transport {
  const made = client.use(transport)
  return {
    ...made,
    send: async (call, input, options) => {
      await client.settled()
      return await made.send(call, input, options)
    },
  }
}

/** Aborts a request when the client ends or the shopper changes. */
const cancelledWith =
  ({ options, signal }: Client) =>
  async (request: Request): Promise<Response> => {
    const current = signal()
    if (current.aborted) throw toAbortError(current)
    try {
      return await options.fetch(new Request(request, { signal: AbortSignal.any([request.signal, current]) }))
    } catch (error) {
      throw current.aborted ? toAbortError(current) : error
    }
  }
