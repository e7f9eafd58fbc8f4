import { cartVisitsEntry } from '@cartonnage/sdk'
import type { FeatureContext, ReadableStore } from '@cartonnage/sdk'
import { cartLineChanges, continueVisits } from '@cartonnage/sdk/rules'
import type { CartLineChange, SeenLine } from '@cartonnage/sdk/rules'

/** What has changed of a cart since the shopper's last visit. */
export interface SeenChanges {
  /** When that visit ended, in ISO 8601; empty where there was none. */
  readonly since: string
  readonly lines: readonly CartLineChange[]
}

export interface CartVisitsFeature extends ReadableStore<SeenChanges> {
  /** Remembers what a shopper sees of the cart; `guest` or the id of a user. */
  see(shopper: string, lines: readonly SeenLine[]): void
}

const none: SeenChanges = { since: '', lines: [] }

/** The visits of the cart in this browser. Makes no calls. */
export function cartVisits({ storage, store, options, onShopperChange }: FeatureContext): CartVisitsFeature {
  const { getSnapshot, getServerSnapshot, subscribe, set } = store(none)
  onShopperChange(() => set(none))
  const see = (shopper: string, lines: readonly SeenLine[]) => {
    const seenAt = options.clock.now()
    const visits = continueVisits(storage.read(cartVisitsEntry), { shopper, seenAt, lines })
    storage.write(cartVisitsEntry, visits)
    const since = visits.previous && new Date(visits.previous.seenAt).toISOString()
    set({ since: since ?? '', lines: cartLineChanges(visits) })
  }
  return { getSnapshot, getServerSnapshot, subscribe, see }
}
