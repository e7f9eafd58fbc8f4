import { account } from './account/account'
import { addresses } from './addresses/addresses'
import { cart, type CartFeature } from './cart/cart'
import { cartCopies } from './cart/cart-copies'
import { catalog } from './catalog/catalog'
import type { Feature, FeatureContext } from './client/client'
import { createClient } from './client/create-client'
import type { ClientOptions } from './client/options'
import { countries } from './countries/countries'
import { coupons } from './coupons/coupons'
import { deliveryGroups } from './delivery-groups/delivery-groups'
import { inventory } from './inventory/inventory'
import { menu } from './navigation/menu'
import { orders } from './orders/orders'
import { recordLists } from './record-lists/record-lists'
import { requests } from './requests/requests'
import { shopContext } from './shop-context/shop-context'
import { createMemoryStorage } from './storage/memory-storage'
import { scriptPlatform, type Reply } from './transport/scripted-platform.fixture'
import { withdrawal } from './withdrawal/withdrawal'

/** A client whose cart writes run at once, without waiting for a turn and without reading the cart afterwards. */
const withoutTurns = (context: FeatureContext): FeatureContext => {
  const write: CartFeature['write'] = (run) => run({})
  // The features under test use no other method of the cart.
  const use = <T>(feature: Feature<T>): T =>
    (feature as unknown) === cart ? ({ write } as unknown as T) : context.use(feature)
  return { ...context, use }
}

/** The features of a signed-in buyer with a scripted platform; of a guest with `userId: undefined`. */
export function openScripted(
  replies: readonly Reply[],
  { options = {}, ...scope }: { options?: Partial<ClientOptions>; userId?: undefined } = {},
) {
  const scripted = scriptPlatform(replies)
  const [local, tab] = [createMemoryStorage(), createMemoryStorage()]
  const failures: string[] = []
  const { userId = '005Q50000000001AAA', effectiveAccountId = '001Q50000000001AAA' } = scripted.scope
  const isGuest = 'userId' in scope
  const client = createClient({
    webstoreId: '0ZECH00000000014AA',
    url: 'https://shop.example/de-CH/',
    locale: 'de-CH',
    fetch: scripted.ports.fetch,
    clock: scripted.ports.clock,
    localStorage: () => local,
    sessionStorage: () => tab,
    page: () => undefined,
    locks: () => undefined,
    reportFailure: (_, context) => void failures.push(context),
    initialState: {
      scope: { currencyCode: 'CHF', ...(isGuest ? {} : { userId, effectiveAccountId }) },
      features: { session: { isGuest, userType: 'private', menuItems: [] } },
    },
    ...options,
  })
  const { use } = client
  const unqueued = use(withoutTurns)
  const features = {
    account: use(account),
    addresses: use(addresses),
    cartCopies: use(cartCopies),
    catalog: use(catalog),
    countries: use(countries),
    coupons: coupons(unqueued),
    deliveryGroups: deliveryGroups(unqueued),
    inventory: inventory(unqueued),
    menu: use(menu),
    orders: use(orders),
    recordLists: use(recordLists),
    requests: use(requests),
    shopContext: use(shopContext),
    withdrawal: use(withdrawal),
  }
  const { seen, sleeps } = scripted
  return { client, features, seen, sleeps, failures }
}

export type ScriptedFeatures = ReturnType<typeof openScripted>['features']
