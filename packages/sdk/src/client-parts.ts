import type { BuyingSide } from './buying-side'
import type { ClientCore } from './client-core'
import type { Load } from './client-pieces'
import type { createViews } from './client-views'
import type { FurtherSide } from './further-side'
import type { PlatformSide } from './platform-side'
import type { CatalogResource } from './catalog/catalog'
import type { ShopClient } from './shop-client'

type Method = (...values: never[]) => Promise<unknown>
type MethodName<T> = { [Name in keyof T]: T[Name] extends Method ? Name : never }[keyof T]

/** Methods of a part of what is not there yet: each waits for it and then does the same. */
const from =
  <T, Key extends keyof T>(load: Load<T>, key: Key) =>
  <Name extends MethodName<T[Key]>>(...names: readonly Name[]): Pick<T[Key], Name> => {
    const call = async (name: Name, values: never[]) => {
      const part = (await load())[key]
      // The names are those of methods.
      return await (part[name] as Method)(...values)
    }
    const methods = names.map((name) => [name, (...values: never[]) => call(name, values)])
    // The entries are the methods of these names, with their own types.
    return Object.fromEntries(methods) as Pick<T[Key], Name>
  }

/** What a client is put together from. */
export interface Parts {
  readonly core: ClientCore
  readonly side: Load<PlatformSide>
  readonly catalog: Load<CatalogResource>
  readonly buying: Load<BuyingSide>
  /** For what belongs to a shopper: it must be known who that is. */
  readonly known: Load<BuyingSide>
  /** What only some pages ask for, of the shopper who is known by then. */
  readonly further: Load<FurtherSide>
  readonly views: ReturnType<typeof createViews>
}

/** For what everybody may see, but not everybody alike: a session that is being loaded is waited for. */
export const createCatalogPart = ({ side, catalog: load, further }: Parts): ShopClient['catalog'] => {
  const settled = async () => {
    const session = side().then((half) => half.session.settled())
    const [catalog] = await Promise.all([load(), session])
    return { catalog }
  }
  const products = from(settled, 'catalog')(
    'search',
    'getProduct',
    'listProducts',
    'getPrice',
    'getPrices',
    'getCategory',
    'listCategories',
    'getCategoryPath',
  )
  return { ...products, ...from(further, 'searchHelp')('listSortRules', 'suggestTerms') }
}

export const createSessionPart = ({ core, side, buying, views }: Parts): ShopClient['session'] => ({
  ...views.loadedView(core.session),
  ...from(side, 'session')('load'),
  ...from(buying, 'signIn')('signIn', 'register', 'signOutUrl', 'signOut', 'actFor'),
})

export const createBuyingParts = ({
  core,
  buying,
  known,
  further,
  views,
}: Parts): Pick<
  ShopClient,
  'cart' | 'inactiveCart' | 'cartSummary' | 'checkout' | 'account' | 'addresses' | 'orders'
> => ({
  cart: {
    ...views.loadedView(core.cart),
    isProcessing: views.view(core.isProcessing),
    ...from(buying, 'cart')('load'),
    checks: views.view(core.cartChecks),
    mergeDifferences: views.view(core.mergeDifferences),
    ...from(known, 'cart')('add', 'setQuantity', 'remove', 'delete', 'dismissMergeDifferences'),
    ...from(known, 'guestSessionCart')('ensure'),
    ...from(further, 'serverCart')('clone', 'listProducts'),
    productsNotPreserved: views.view(core.productsNotPreserved),
  },
  inactiveCart: {
    ...views.loadedView(core.inactiveCart),
    ...from(buying, 'inactiveCart')('load'),
  },
  cartSummary: {
    ...views.loadedView(core.cartSummary),
    ...from(buying, 'cartSummary')('load'),
  },
  checkout: {
    ...views.loadedView(core.checkout),
    ...from(known, 'checkout')(
      'start',
      'load',
      'setDeliveryAddress',
      'setDeliveryMethod',
      'payByPurchaseOrder',
      'pay',
      'prepare',
      'placeOrder',
      'findOrder',
      'delete',
    ),
  },
  account: {
    ...from(known, 'account')('getInfo', 'listManaged'),
    ...from(further, 'accountDetails')('getEffective', 'getUserInfo'),
  },
  addresses: {
    ...from(known, 'addresses')('list'),
    ...from(further, 'addressBook')('create', 'update', 'delete'),
  },
  orders: {
    ...from(known, 'orders')('list'),
    ...from(further, 'orderDetails')('get', 'lookUp', 'addToCart'),
  },
})

export const createFurtherParts = ({
  further,
}: Parts): Pick<
  ShopClient,
  'coupons' | 'deliveryGroups' | 'inventory' | 'countries' | 'menu' | 'context' | 'recordLists' | 'withdrawal'
> => ({
  coupons: from(further, 'coupons')('list', 'apply', 'remove', 'applyToCheckout', 'removeFromCheckout'),
  deliveryGroups: from(further, 'deliveryGroups')(
    'list',
    'get',
    'create',
    'update',
    'delete',
    'arrangeItems',
  ),
  inventory: from(further, 'inventory')('reserve', 'release'),
  countries: from(further, 'countries')('list'),
  menu: from(further, 'menu')('listItems'),
  context: from(further, 'shopContext')('getApplication', 'getAiConfiguration', 'getShopperAgent'),
  recordLists: from(further, 'recordLists')('get'),
  withdrawal: from(further, 'withdrawal')('declare'),
})
