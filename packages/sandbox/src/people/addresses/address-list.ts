import { pickFields, illegalValue, readWholeNumber, readPageSize, splitList } from '../../calls/query'
import { isSameRecord } from '../../record-id'
import { vatIdField } from './address-fields'
import type { AddressRecord } from './address-repository'

const addressTypes = ['Shipping', 'Billing']
const flags = ['defaultOnly', 'excludeUnsupportedCountries', 'shouldShowDefaultAddrFirst']

type Query = Readonly<Record<string, string>>

const byName = (a: AddressRecord, b: AddressRecord) => a.name.localeCompare(b.name)

/** Addresses arrive newest first. */
const sorts: Readonly<Record<string, (addresses: readonly AddressRecord[]) => AddressRecord[]>> = {
  CreatedDateDesc: (addresses) => [...addresses],
  CreatedDateAsc: (addresses) => addresses.toReversed(),
  NameAsc: (addresses) => addresses.toSorted(byName),
  NameDesc: (addresses) => addresses.toSorted((a, b) => byName(b, a)),
}

interface AddressFilter {
  readonly query: Query
  /** The countries that the shop delivers to. */
  readonly countries: readonly string[]
}

/**
 * One page of addresses by the call's query: filtered, sorted, the default ones first unless that is switched off.
 * A page beyond the end is empty. Fails with 400 ILLEGAL_QUERY_PARAMETER_VALUE.
 */
export function selectAddresses(addresses: readonly AddressRecord[], { query, countries }: AddressFilter) {
  const pageSize = readPageSize(query)
  const page = readWholeNumber(query, 'pageToken') ?? 1
  const sortOrder = query.sortOrder ?? 'CreatedDateDesc'
  const sort = Object.hasOwn(sorts, sortOrder) ? sorts[sortOrder] : undefined
  if (!sort) throw illegalValue('sortOrder')
  const wrong = flags.find((flag) => !['true', 'false', undefined].includes(query[flag]))
  if (wrong !== undefined) throw illegalValue(wrong)
  const found = sort(addresses.filter(matcher(query, countries)))
  const ordered =
    query.shouldShowDefaultAddrFirst === 'false' ? found : found.toSorted((a, b) => b.isDefault - a.isDefault)
  return {
    sortOrder,
    page,
    hasMore: ordered.length > page * pageSize,
    addresses: ordered.slice((page - 1) * pageSize, page * pageSize),
  }
}

function matcher(query: Query, countries: readonly string[]) {
  const types = readTypes(query.addressType)
  const id = query.addressId
  return (address: AddressRecord) =>
    types.includes(address.addressType) &&
    (query.defaultOnly !== 'true' || address.isDefault === 1) &&
    (id === undefined || isSameRecord(address.id, id)) &&
    (query.excludeUnsupportedCountries !== 'true' ||
      address.addressType !== 'Shipping' ||
      countries.includes(address.countryCode))
}

function readTypes(text: string | undefined): readonly string[] {
  const types = splitList(text)
  if (types.some((type) => !addressTypes.includes(type))) throw illegalValue('addressType')
  return types.length > 0 ? types : addressTypes
}

/** The platform's address; `fields` are the record fields that the call names. */
export const addressBody = (address: AddressRecord, fields: readonly string[] = []) => ({
  addressId: address.id,
  addressType: address.addressType,
  name: address.name,
  firstName: address.firstName,
  middleName: address.middleName,
  lastName: address.lastName,
  companyName: address.companyName,
  street: address.street,
  city: address.city,
  region: address.subdivision,
  postalCode: address.postalCode,
  country: address.countryCode,
  phoneNumber: address.phoneNumber,
  isDefault: address.isDefault === 1,
  fields: fields.length === 0 ? {} : pickFields(recordFields(address), fields),
})

const recordFields = (address: AddressRecord) => ({
  Name: address.name,
  AddressType: address.addressType,
  IsDefault: String(address.isDefault === 1),
  CreatedDate: new Date(address.createdAt).toISOString(),
  [vatIdField]: address.vatId,
})
