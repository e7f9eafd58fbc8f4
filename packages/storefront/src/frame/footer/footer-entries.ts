import type { FooterColumn, FooterItem, MenuLocation, ShopType } from '@cartonnage/sdk/rules'
import { groupFooterItems, resolveFooterItem } from '@cartonnage/sdk/rules'
import type { ServiceSlug } from '../../shell/paths'
import { paths } from '../../shell/paths'
import { servicePages } from '../../shell/service-pages'

/** The target of an entry; `undefined` for text without a link. */
export type FooterTarget = ReturnType<typeof resolveFooterItem>

/** One line of a column, with the server's label or the slug of our own page, whose title is the label. */
export interface FooterEntry {
  readonly label: string | { readonly slug: ServiceSlug }
  readonly target: FooterTarget
  /** The server's target if it is unsafe or unknown. */
  readonly refusedTarget?: string | undefined
  /** The link to withdraw from a contract, which has to stand out. */
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
 * The columns of the footer. A column without items of the server has the shop's own pages, so that the imprint is
 * always there; the German shop always has the link to withdraw (§ 356a BGB).
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
    .filter((column) => columns.every((listed) => listed.column !== column))
    .map((column) => ({ column, entries: ownEntries(column, location) }))
  return [...columns, ...own]
    .sort((first, second) => order.indexOf(first.column) - order.indexOf(second.column))
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
      // `withWithdrawal` adds the withdrawal function instead of the page about it.
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
