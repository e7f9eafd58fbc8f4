import { quotes } from '@cartonnage/sdk'
import type { Quote } from '@cartonnage/sdk'
import { requireBuyer } from '../../../shell/data/require-buyer'
import { loadListPage } from '../../../shell/data/page-token'
import type { PageLoaderArgs } from '../../../shell/shop-context'
import { shopOf } from '../../../shell/shop-context'
import { shopDay } from '../../../shared/delivery-day/shop-day'
import { isOpenOffer } from '../offer-state'

/** As many as the platform gives at once: the page filters them itself, because the platform has no filter by status. */
const pageSize = 200
/** Up to this many need no filter. */
const fewOffers = 10

export const offerFilters = ['open', 'closed'] as const
export type OfferFilter = (typeof offerFilters)[number]

/** One page of the account's offers, the newest first. */
export interface OffersData {
  /** Null where the organisation has no quotes. */
  readonly offers: readonly Quote[] | null
  readonly filter: OfferFilter | null
  /** There are enough to choose from. */
  readonly hasFilter: boolean
  readonly isFirst: boolean
  readonly nextPage: string | null
  /** Today at the shop, `2026-12-01`. */
  readonly today: string
}

export async function loadOffers(args: PageLoaderArgs): Promise<OffersData> {
  await requireBuyer(args)
  const { signal, url } = args.request
  const { list } = shopOf(args).use(quotes)
  const { page, isFirst } = await loadListPage(args.request, (query) =>
    list({ pageSize, ...query }, { signal }),
  )
  const filter = readFilter(new URL(url).searchParams)
  const all = page?.quotes ?? []
  return {
    offers: page && all.filter((offer) => filter === null || isOpenOffer(offer) === (filter === 'open')),
    filter,
    hasFilter: all.length > fewOffers || filter !== null,
    isFirst,
    nextPage: page?.nextPageToken ?? null,
    today: shopDay(Date.now()),
  }
}

const readFilter = (query: URLSearchParams): OfferFilter | null =>
  offerFilters.find((filter) => filter === query.get('status')) ?? null
