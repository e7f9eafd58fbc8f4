import type { FeatureContext } from '../client/client'
import { exclusive } from '../client/exclusive'
import {
  addGuestCoupon,
  readGuestCoupons,
  removeGuestCoupon,
  type GuestCoupon,
} from '../rules/cart/guest-coupons'
import { readOnly, type ReadableStore } from '../state/store'
import { createStoredStore } from '../state/stored-store'
import { guestCouponsEntry } from '../storage/storage-entries'

/**
 * A guest's coupon codes, kept in the browser with the lines of the guest cart until there is a cart on the server:
 * `coupons.applyGuestCoupons` applies them. Nothing is checked or counted before. The store has all stored codes:
 * `waitingGuestCoupons` and `refusedGuestCoupons` of the rules choose those that concern a shopper.
 */
export interface GuestCouponsFeature extends ReadableStore<readonly GuestCoupon[]> {
  /** Keeps a code; one that was refused before is checked again. False when it is not kept, see `addGuestCoupon`. */
  add(code: string): Promise<boolean>
  /** Forgets a code, checked or not. */
  remove(code: string): Promise<void>
}

/** The codes with their internals, for the feature that sends them. */
export interface GuestCouponsStore extends GuestCouponsFeature {
  /** Changes the stored codes while no other tab does. True when there was a change. */
  update(change: (coupons: readonly GuestCoupon[]) => readonly GuestCoupon[]): Promise<boolean>
}

/** The codes with their internals, for the feature that sends them. */
export function guestCouponsStore(client: FeatureContext): GuestCouponsStore {
  const { storage: browserStore } = client
  const runExclusive = client.use(exclusive)
  const entry = guestCouponsEntry
  const store = createStoredStore<readonly GuestCoupon[], unknown>({
    browserStore,
    entry,
    read: readGuestCoupons,
    serverValue: [],
  })
  client.onRevalidate(store.refresh)
  const update: GuestCouponsStore['update'] = (change) =>
    runExclusive('cartonnage:guest-coupons', () => {
      const coupons = readGuestCoupons(browserStore.read(entry))
      const changed = change(coupons)
      if (changed === coupons) return false
      browserStore.write(entry, changed)
      store.refresh()
      return true
    })
  return {
    ...readOnly(store),
    update,
    add: (code) => update((coupons) => addGuestCoupon(coupons, code)),
    remove: async (code) => void (await update((coupons) => removeGuestCoupon(coupons, code))),
  }
}

/** The coupon codes of a guest. Makes no calls. */
export function guestCoupons(client: FeatureContext): GuestCouponsFeature {
  const { update: _update, ...feature } = client.use(guestCouponsStore)
  return feature
}
