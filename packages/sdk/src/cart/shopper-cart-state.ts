import type { FeatureContext } from '../client/client'
import { guestCatalogueKey } from '../guest-cart/guest-catalogue-key'
import { guestItems } from '../guest-items/guest-items'
import { shopCurrencies } from '../rules/region/region'
import { sessionKey } from '../session/session-keys'
import { valueOf, type AsyncState } from '../state/async-state'
import type { Cart } from '../state/cart'
import { deriveStore, type ReadStore } from '../state/derived-store'
import type { ReadableStore } from '../state/store'
import { vat } from '../vat/vat'
import { cartKey } from './cart-keys'
import { toBuyersCart, toGuestsCart } from './to-shopper-cart'
import type { CartSetting, ShopperCart } from './to-shopper-cart'

/** The cart of whoever is shopping, as far as it is loaded. It loads nothing; {@link shopperCart} does. */
export function shopperCartState(client: FeatureContext): ReadableStore<AsyncState<ShopperCart>> {
  const { loaded, scope, shop } = client
  const [session, cart, catalogue] = [loaded(sessionKey), loaded(cartKey), loaded(guestCatalogueKey)]
  const [items, vatInfo] = [client.use(guestItems), client.use(vat)]
  const settingOf = (read: ReadStore): CartSetting => {
    const { countryCode, vatRate: rate } = read(vatInfo)
    return { countryCode, rate, currencyCode: read(scope).currencyCode ?? shopCurrencies[shop] }
  }
  return deriveStore([session, cart, catalogue, items, vatInfo, scope], (read) => {
    const who = read(session)
    const shopper = valueOf(who)
    if (shopper === undefined) return withoutValue(who)
    if (!shopper.isGuest) return buyersState(read(cart), settingOf(read))
    const value = toGuestsCart(read(items), settingOf(read))
    const isComplete = read(items).every(({ kind }) => kind !== 'waiting')
    return isComplete ? { status: 'ready', value } : incompleteState(read(catalogue), value)
  })
}

/** The session is not known yet. */
const withoutValue = (state: AsyncState<unknown>): AsyncState<never> =>
  state.status === 'failed'
    ? { status: 'failed', error: state.error }
    : { status: state.status === 'loading' ? 'loading' : 'idle' }

/** Names or prices of lines are missing; they are on their way, unless nothing was ever requested. */
function incompleteState(catalogue: AsyncState<unknown>, value: ShopperCart): AsyncState<ShopperCart> {
  if (catalogue.status === 'failed') return { status: 'failed', error: catalogue.error, value }
  return catalogue.status === 'idle' ? catalogue : { status: 'loading', value }
}

function buyersState(state: AsyncState<Cart | null>, setting: CartSetting): AsyncState<ShopperCart> {
  const cart = valueOf(state)
  if (cart === undefined) return withoutValue(state)
  const value = toBuyersCart(cart, setting)
  if (state.status === 'failed') return { status: 'failed', error: state.error, value }
  return { status: state.status === 'ready' ? 'ready' : 'loading', value }
}
