import { catalog, type Client } from '@cartonnage/sdk'

interface Requested {
  readonly requested: readonly string[]
  readonly pricesRequested: readonly string[]
}

/** Products and prices of a guest's lines. Fetched with the first line, with the code that calls the platform. */
export async function loadGuestProducts(
  { use }: Client,
  { requested, pricesRequested }: Requested,
  signal: AbortSignal,
) {
  const { listProducts, getPrices } = use(catalog)
  const [products, prices] = await Promise.all([
    requested.length === 0 ? [] : listProducts(requested, { signal }),
    pricesRequested.length === 0 ? [] : getPrices(pricesRequested, { signal }),
  ])
  return { requested, pricesRequested, products, prices }
}
