import type { GuestCartLine } from '../rules/cart/guest-cart'
import type { GuestCatalogue } from '../guest-cart/guest-catalogue-key'
import { maximumGuestCartLines, shownGuestLines } from '../rules/cart/quantity-limits'

/** What has to be requested for the lines: each product once, and prices only within the limit. */
export function missingFromCatalogue(
  lines: readonly GuestCartLine[],
  { requested, pricesRequested }: GuestCatalogue,
): Pick<GuestCatalogue, 'requested' | 'pricesRequested'> {
  const ids = lines.map(({ productId }) => productId)
  return {
    requested: without(requested, ids.slice(0, shownGuestLines)),
    pricesRequested: without(pricesRequested, ids.slice(0, maximumGuestCartLines)),
  }
}

function without(known: readonly string[], ids: readonly string[]): readonly string[] {
  const existing = new Set(known)
  return [...new Set(ids)].filter((id) => !existing.has(id))
}
