import { importSource } from '../../tools/import-source.ts'
import { serveText } from './bare-server.ts'
import { cartPath } from './cart.ts'
import { sideBySide } from './measure.ts'
import type { Cart } from './cart.ts'

const { default: ky } = await importSource('packages/sdk/node_modules/ky/distribution/index.js')
const { compile, safeParse } = await importSource('packages/sdk/node_modules/zod/v4/mini/index.js')
const { cartItemsSchema } = await importSource('packages/sdk/src/contract/index.ts')
const { createTransport } = await importSource('packages/sdk/src/transport/create-transport.ts')
const { createCartResource } = await importSource('packages/sdk/src/cart/cart-resource.ts')

/** As the shop's server does it. */
const compiled = new Map<unknown, unknown>()
const readCompiled = (schema: unknown, value: unknown) => {
  const found = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, found)
  return safeParse(found, value)
}

/** How the sdk reads a page of cart items: connection, retries, parsing. */
const sdkCart = (origin: string, parse?: unknown) => {
  const scope = { shop: 'CH', webstoreId: '0ZECH00000000014AA', locale: 'de-CH', userId: '005' }
  const transport = createTransport({
    fetch: (request: Request) => fetch(request),
    clock: { now: () => Date.now(), sleep: async () => undefined },
    scope: () => scope,
    runtime: 'browser',
    origin,
    sitePathname: '',
    apiVersion: 'v65.0',
    apiPrefix: '',
    random: () => 0,
    controllers: { cart: 'C', user: 'U', navigation: 'N' },
    parse,
  })
  return createCartResource(transport)
}

/** Medians of reading a cart in five ways, in ms. @param copies how often the 25 lines of the cart are in it */
export const readCart = async ({ cart }: Cart, copies: number) => {
  const cartItems = Array.from({ length: copies }, () => cart.cartItems).flat()
  const { origin, stop } = await serveText(JSON.stringify({ ...cart, cartItems }))
  const url = origin + cartPath
  const headers = { accept: 'application/json' }
  const api = ky.create({ retry: 0, throwHttpErrors: false, headers })
  const [interpreted, withCompiled] = [sdkCart(origin), sdkCart(origin, readCompiled)]
  const times = await sideBySide(
    [
      ['raw fetch', async () => (await fetch(url, { headers })).json()],
      ['ky, same schema', async () => safeParse(cartItemsSchema, await api(url).json())],
      ['sdk', () => interpreted.listItems()],
      ['sdk, compiled schemas', () => withCompiled.listItems()],
    ],
    { rounds: copies > 1 ? 150 : 400, warmUp: 60 },
  )
  stop()
  return times
}
