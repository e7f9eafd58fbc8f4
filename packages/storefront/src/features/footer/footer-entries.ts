import type { FooterColumn, FooterItem, MenuLocation, ShopType } from '@cartonnage/sdk/rules'
import { groupFooterItems, resolveFooterItem } from '@cartonnage/sdk/rules'
import type { ServiceSlug } from '../../app/paths'
import { paths } from '../../app/paths'
import { servicePages } from '../../app/service-pages'

/** Where an entry leads; `undefined` for text without a link. */
export type FooterTarget = ReturnType<typeof resolveFooterItem>

/** One line of a column: the server's label, or a page of ours that has its own. */
export interface FooterEntry {
  readonly label: string | { readonly slug: ServiceSlug }
  readonly target: FooterTarget
  /** What the server named as a target and what gives no link. */
  readonly refusedTarget?: string | undefined
  /** The way to withdraw from a contract, which has to stand out. */
  readonly isWithdrawal: boolean
}

export interface FooterColumnEntries {
  readonly column: FooterColumn
  readonly entries: readonly FooterEntry[]
}

export interface FooterLocation extends MenuLocation {
  readonly shop: ShopType
  readonly locale: string
}

/**
 * The columns of the footer [2.10-2], [2.10-4..8]. A column without items of the server has the shop's own pages, so
 * that the imprint is always there; the way to withdraw is in the German shop whatever the server lists (§ 356a BGB).
 */
export function footerEntries(
  items: readonly FooterItem[],
  location: FooterLocation,
): readonly FooterColumnEntries[] {
  const columns = groupFooterItems(items).map(({ column, items: own }) => ({
    column,
    entries: own.map((item) => toEntry(item, location)),
  }))
  const own = (['Customer Info', 'Legal'] as const)
    .filter((column) => columns.every((one) => one.column !== column))
    .map((column) => ({ column, entries: ownEntries(column, location) }))
  return [...columns, ...own]
    .sort((one, other) => order.indexOf(one.column) - order.indexOf(other.column))
    .map((column) => withWithdrawal(column, location))
}

const order: readonly FooterColumn[] = ['Inspiration & Know-Kow', 'Customer Info', 'Legal']
const groups = { 'Customer Info': 'customerInfo', Legal: 'legal' } as const
const withdrawalPath = paths.withdrawal()

function toEntry(item: FooterItem, location: FooterLocation): FooterEntry {
  const target = resolveFooterItem(item, location)
  const isWithdrawal = target?.kind === 'page' && target.path === withdrawalPath
  const refusedTarget = target === undefined ? item.target?.trim() : undefined
  return { label: item.label?.trim() ?? '', target, refusedTarget, isWithdrawal }
}

function ownEntries(column: 'Customer Info' | 'Legal', location: FooterLocation): readonly FooterEntry[] {
  return (
    servicePages
      // The way to withdraw is added below, as a function and not as a page to read.
      .filter(({ slug, group }) => slug !== 'withdrawal' && group === groups[column])
      .map((page) => toOwnEntry(page.slug, location))
  )
}

function toOwnEntry(slug: ServiceSlug, location: FooterLocation): FooterEntry {
  const isWithdrawal = slug === 'withdrawal'
  if (slug === 'cookies') return { label: { slug }, target: { kind: 'cookies' }, isWithdrawal }
  const target = isWithdrawal ? withdrawalPath : paths.service(slug)
  return {
    label: { slug },
    target: resolveFooterItem({ type: 'InternalLink', target }, location),
    isWithdrawal,
  }
}

function withWithdrawal(
  { column, entries }: FooterColumnEntries,
  location: FooterLocation,
): FooterColumnEntries {
  const isMissing =
    column === 'Legal' && location.shop === 'DE' && entries.every(({ isWithdrawal }) => !isWithdrawal)
  return { column, entries: isMissing ? [...entries, toOwnEntry('withdrawal', location)] : entries }
}
