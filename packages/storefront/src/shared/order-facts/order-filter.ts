import type { OrdersQuery } from '@cartonnage/sdk/contract'
import { readOrderNumber } from '@cartonnage/sdk/rules'
import { shopDay } from '../delivery-day/shop-day'

/** What the list of orders is narrowed by; '' is no limit. */
export interface OrderFilter {
  /** Parts of order numbers, own numbers, article numbers or names. */
  readonly term: string
  readonly status: OrderStatus | ''
  /** The first and the last day, `2026-11-21`. */
  readonly from: string
  readonly to: string
}

/** The statuses that can be asked for, in their sequence. */
export const orderStatuses = ['Created', 'InFulfilment', 'Shipped', 'Delivered', 'Canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The names of the filter's parameters in the URL. */
export const filterParameters = { term: 'q', status: 'status', from: 'from', to: 'to' } as const

export const filterNames = ['term', 'status', 'from', 'to'] as const

export const longestTerm = 100

/** Reads the filter of a URL; what cannot be read is no limit, and days in the wrong sequence are swapped. */
export function readOrderFilter(query: URLSearchParams): OrderFilter {
  const value = (name: keyof typeof filterParameters) => query.get(filterParameters[name])?.trim() ?? ''
  const [from, to] = [readDay(value('from')), readDay(value('to'))]
  const isSwapped = from !== '' && to !== '' && from > to
  return {
    term: value('term').replace(/\s+/g, ' ').slice(0, longestTerm),
    status: orderStatuses.find((status) => status === value('status')) ?? '',
    from: isSwapped ? to : from,
    to: isSwapped ? from : to,
  }
}

export const isNarrowed = (filter: OrderFilter): boolean =>
  Object.values(filter).some((value) => value !== '')

/** The query of a URL with this filter, and the platform's token of a later page. */
export function filterQuery(filter: OrderFilter, page?: string): string {
  const entries = filterNames.flatMap((name) =>
    filter[name] === '' ? [] : [[filterParameters[name], filter[name]]],
  )
  const query = new URLSearchParams([...entries, ...(page === undefined ? [] : [['page', page]])]).toString()
  return query === '' ? '' : `?${query}`
}

/** The filter for the platform: days are those of Switzerland and Germany. */
export function toOrdersQuery({ term, status, from, to }: OrderFilter): OrdersQuery {
  return {
    // A single word may be a number without its hyphens; several are parts of anything.
    ...(term !== '' && { searchTerm: term.includes(' ') ? term : readOrderNumber(term) }),
    ...(status !== '' && { status }),
    ...(from !== '' && { earliestDate: new Date(startOfDay(from)).toISOString() }),
    ...(to !== '' && { latestDate: new Date(startOfDay(dayAfter(to)) - 1).toISOString() }),
  }
}

function readDay(text: string): string {
  const isDay = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
  return isDay && new Date(text).toISOString().startsWith(text) ? text : ''
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10)

/** The instant (ms) at which a day begins: two hours before UTC in summer, one in winter. */
function startOfDay(day: string): number {
  const utc = Date.parse(day)
  const summer = utc - 2 * 3_600_000
  return shopDay(summer) === day ? summer : utc - 3_600_000
}
