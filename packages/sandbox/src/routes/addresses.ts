import { Hono } from 'hono'
import { PlatformError } from '../answers'
import { listAddresses, type AddressRecord } from '../database/address-repository'
import { listManagedAccounts } from '../database/buyer-repository'
import { illegalValue, readWholeNumber } from '../platform/cart-item-list'
import { recordKey } from '../record-id'
import type { Env, SandboxCall } from '../sandbox-context'
import { shops } from '../shop'

const DEFAULT_PAGE_SIZE = 25
const MOST_ON_PAGE = 100
const addressTypes = ['Shipping', 'Billing']

const byName = (a: AddressRecord, b: AddressRecord) => a.name.localeCompare(b.name)

/** Addresses arrive newest first. */
const sorts: Readonly<Record<string, (addresses: readonly AddressRecord[]) => AddressRecord[]>> = {
  CreatedDateDesc: (addresses) => [...addresses],
  CreatedDateAsc: (addresses) => addresses.toReversed(),
  NameAsc: (addresses) => addresses.toSorted(byName),
  NameDesc: (addresses) => addresses.toSorted((a, b) => byName(b, a)),
}

/** The saved addresses of an account that the buyer may act for. */
export const addressRoutes = new Hono<Env>().get('/accounts/:accountId/addresses', (c) => {
  const query = c.req.query()
  const pageSize = readWholeNumber(query, 'pageSize', MOST_ON_PAGE) ?? DEFAULT_PAGE_SIZE
  const page = readWholeNumber(query, 'pageToken') ?? 1
  const found = selectAddresses(c, listAddresses(c.var.context.db, permittedAccount(c)))
  const items = found.slice((page - 1) * pageSize, page * pageSize)
  const hasMore = found.length > page * pageSize
  return c.json({
    count: items.length,
    currentPageToken: page > 1 ? String(page) : null,
    currentPageUrl: pageUrl(c, page),
    nextPageToken: hasMore ? String(page + 1) : null,
    nextPageUrl: hasMore ? pageUrl(c, page + 1) : null,
    sortOrder: query['sortOrder'] ?? 'CreatedDateDesc',
    items: items.map(addressBody),
  })
})

/** The account of the path: the buyer's own, or one they manage. 403 for everyone else. */
function permittedAccount(c: SandboxCall): string {
  const { buyer, effectiveAccountId } = c.var.visitor
  const wanted = c.req.param('accountId') ?? 'current'
  if (!buyer) throw noAccess()
  if (wanted === 'current') return effectiveAccountId ?? buyer.accountId
  const managed = listManagedAccounts(c.var.context.db, buyer.accountId).map(({ id }) => id)
  const account = [buyer.accountId, ...managed].find((id) => recordKey(id) === recordKey(wanted))
  if (!account) throw noAccess()
  return account
}

function selectAddresses(c: SandboxCall, addresses: readonly AddressRecord[]): readonly AddressRecord[] {
  const query = c.req.query()
  const sort = sorts[query['sortOrder'] ?? 'CreatedDateDesc']
  if (!sort) throw illegalValue('sortOrder')
  const types = readTypes(query['addressType'])
  const { countries } = shops[c.var.visitor.shop]
  const fits = (address: AddressRecord) =>
    types.includes(address.addressType) &&
    (query['defaultOnly'] !== 'true' || address.isDefault === 1) &&
    (query['addressId'] === undefined || recordKey(address.id) === recordKey(query['addressId'])) &&
    (query['excludeUnsupportedCountries'] !== 'true' ||
      address.addressType !== 'Shipping' ||
      countries.includes(address.countryCode))
  const found = sort(addresses.filter(fits))
  const isDefaultFirst = query['shouldShowDefaultAddrFirst'] !== 'false'
  return isDefaultFirst ? found.toSorted((a, b) => b.isDefault - a.isDefault) : found
}

function readTypes(text: string | undefined): readonly string[] {
  const types = (text ?? '')
    .split(',')
    .map((type) => type.trim())
    .filter(Boolean)
  if (types.some((type) => !addressTypes.includes(type))) throw illegalValue('addressType')
  return types.length > 0 ? types : addressTypes
}

const addressBody = (address: AddressRecord) => ({
  addressId: address.id,
  addressType: address.addressType,
  name: address.name,
  firstName: address.firstName,
  middleName: null,
  lastName: address.lastName,
  companyName: address.companyName,
  street: address.street,
  city: address.city,
  region: address.subdivision,
  postalCode: address.postalCode,
  country: address.countryCode,
  phoneNumber: address.phoneNumber,
  isDefault: address.isDefault === 1,
  fields: {},
})

function pageUrl(c: SandboxCall, page: number): string {
  const url = new URL(c.req.url)
  if (page > 1) url.searchParams.set('pageToken', String(page))
  return url.pathname + url.search
}

const noAccess = () => new PlatformError(403, 'INSUFFICIENT_ACCESS', 'These addresses are not yours to see.')
