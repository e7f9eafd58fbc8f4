import * as z from 'zod/mini'
import type { AddressChange, AddressesQuery, NewAddress } from './addresses-requests'
import { defineCall, sends } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { fieldValues } from '../kit/field-values'
import { flag, listOf, text, type Schema } from '../kit/schema'

/** What every address has, saved or in a checkout. */
export const addressMembers = {
  name: text,
  firstName: text,
  lastName: text,
  companyName: text,
  street: text,
  city: text,
  region: text,
  postalCode: text,
  isDefault: flag,
  /** Custom fields by API name: those that a list asked for, none otherwise. */
  fields: fieldValues,
}

const addressShape = z.pipe(
  z.object({
    ...addressMembers,
    addressId: z.string(),
    addressType: text,
    country: text,
    countryCode: text,
    regionCode: text,
    phoneNumber: text,
  }),
  // Older versions send labels in country and region and the codes beside them.
  z.transform(({ countryCode, regionCode, ...rest }) => ({
    ...rest,
    country: countryCode ?? rest.country,
    region: regionCode ?? rest.region,
  })),
)
/** A saved address; `country` is ISO alpha-2, `region` the subdivision without the country. */
export interface Address extends z.output<typeof addressShape> {}
export interface AddressWire extends z.input<typeof addressShape> {}
export const addressSchema: Schema<Address, AddressWire> = addressShape

const addressListShape = z.pipe(
  z.object({ count, items: listOf(addressSchema), nextPageToken: text }),
  z.transform(({ count: found, items, nextPageToken }) => ({
    count: found ?? items.length,
    items,
    nextPageToken: nextPageToken || null,
  })),
)
/** One page of saved addresses; `count` is that of the page. */
export interface AddressList extends z.output<typeof addressListShape> {}
export interface AddressListWire extends z.input<typeof addressListShape> {}
export const addressListSchema: Schema<AddressList, AddressListWire> = addressListShape

/** [7.3-42] Saved addresses; the account is in the path, so the query carries none. */
export const listAddresses = defineCall(
  {
    id: 'addresses.list',
    method: 'GET',
    path: `${webstorePath}/accounts/{accountId}/addresses`,
    at: 'api',
    responses: { 200: addressListSchema },
  },
  sends<{ query?: AddressesQuery }>,
)

/** [7.3-43] Saves an address. */
export const createAddress = defineCall(
  {
    id: 'addresses.create',
    method: 'POST',
    path: `${webstorePath}/accounts/{accountId}/addresses`,
    at: 'api',
    responses: { 200: addressSchema, 201: addressSchema },
  },
  sends<{ body: NewAddress }>,
)

/** [7.3-44] Changes a saved address; some versions answer without content. */
export const updateAddress = defineCall(
  {
    id: 'addresses.update',
    method: 'PATCH',
    path: `${webstorePath}/accounts/{accountId}/addresses/{addressId}`,
    at: 'api',
    responses: { 200: addressSchema, 201: addressSchema, 204: null },
  },
  sends<{ body: AddressChange }>,
)

/** Removes a saved address. */
export const deleteAddress = defineCall({
  id: 'addresses.delete',
  method: 'DELETE',
  path: `${webstorePath}/accounts/{accountId}/addresses/{addressId}`,
  at: 'api',
  responses: { 200: null, 204: null },
})
