import type { FeatureContext, ReadableStore, StorageEntry } from '@cartonnage/sdk'
import type { MainPrice } from '@cartonnage/sdk/rules'
import { pricesKey, readPrices, showPrices } from '../../shell/guest-prices'

const entry: StorageEntry<MainPrice> = {
  key: pricesKey,
  perShop: true,
  parse: readPrices,
  format: (main) => (main === 'net' ? main : null),
}

/** Which prices guests see: one choice a browser and shop, gross on the server. */
export interface GuestPrices extends ReadableStore<MainPrice> {
  /** Shows these prices at once, here and in all other tabs, and keeps the choice. */
  choose(main: MainPrice): void
}

/** The choice of this browser. The early script shows what another tab chose; this store tells the components of it. */
export function guestPrices({ storage, store, onRevalidate, onDispose }: FeatureContext): GuestPrices {
  const { getSnapshot, getServerSnapshot, subscribe, set } = store<MainPrice>(storage.read(entry), 'gross')
  const refresh = () => set(storage.read(entry))
  onRevalidate(refresh)
  onDispose(storage.follow(entry, refresh))
  const choose = (main: MainPrice) => {
    storage.write(entry, main)
    showPrices(main)
    refresh()
  }
  return { getSnapshot, getServerSnapshot, subscribe, choose }
}
