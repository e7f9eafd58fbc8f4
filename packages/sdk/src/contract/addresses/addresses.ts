import * as z from 'zod/mini'
import type { AddressChange, AddressesQuery, NewAddress } from './addresses-requests'
import { defineCall, request } from '../kit/call'
import { webstorePath } from '../kit/paths'
import { count } from '../kit/count'
import { fieldValues } from '../kit/field-values'
import { flag, listOf, text, type Schema } from '../kit/schema'

/** The members of every address, saved or in a checkout. */
export const addressMembers = {
  /** Full name of the person; null where unknown. */
  name: text,
  /** Null where only the full name is known. */
  firstName: text,
  /** Null where only the full name is known. */
  lastName: text,
  /** Null for a private address. */
  companyName: text,
  /** Street with house number; may contain line breaks. */
  street: text,
  /** Null where unknown. */
  city: text,
  /** ISO code of the subdivision without the country: `SO`; null where there is none. */
  region: text,
  /** As entered, without the country: `4600`. */
  postalCode: text,
  /** False where the platform does not say. */
  isDefault: flag,
  /** Custom fields by API name: those that a list requested, none otherwise. */
  fields: fieldValues,
}

const addressShape = z.pipe(
  z.object({
    ...addressMembers,
    /** Record id for changing and deleting. */
    addressId: z.string(),
    /** `Shipping` or `Billing`; null where the platform sends none. */
    addressType: text,
    /** ISO 3166-1 alpha-2. */
    country: text,
    /** ISO code of older platform versions, whose `country` is a label. */
    countryCode: text,
    /** Code of older platform versions, whose `region` is a label. */
    regionCode: text,
    /** With country code; null where unknown. */
    phoneNumber: text,
  }),
  // Older versions send labels in country and region, and the codes in members of their own.
  z.transform(({ countryCode, regionCode, ...rest }) => ({
    ...rest,
    /** ISO 3166-1 alpha-2. */
    country: countryCode ?? rest.country,
    /** ISO code of the subdivision without the country; null where there is none. */
    region: regionCode ?? rest.region,
  })),
)
/** A saved address; `country` is ISO alpha-2, `region` the subdivision without the country. */
export interface Address extends z.output<typeof addressShape> {}
/** Fails without `addressId`; prefers codes to the labels of older platform versions. */
export const addressSchema: Schema<Address> = addressShape

const addressListShape = z.pipe(
  z.object({
    /** Number of addresses on this page, not of all. */
    count,
    /** Saved addresses of this page, the default ones first where that was requested. */
    items: listOf(addressSchema),
    /** For the next request; null on the last page. */
    nextPageToken: text,
  }),
  z.transform(({ count: found, items, nextPageToken }) => ({
    /** Number of addresses on this page, not of all. */
    count: found ?? items.length,
    /** Saved addresses of this page, the default ones first where that was requested. */
    items,
    /** For the next request; null on the last page. */
    nextPageToken: nextPageToken || null,
  })),
)
/** One page of saved addresses. The platform does not report how many there are in all. */
export interface AddressList extends z.output<typeof addressListShape> {}
/** Reads a blank page token as null, and a missing count as the length of the list. */
export const addressListSchema: Schema<AddressList> = addressListShape

/** Saved addresses. The account is part of the path, so it is not sent in the query. */
export const listAddresses = defineCall(
  {
    id: 'addresses.list',
    method: 'GET',
    path: `${webstorePath}/accounts/{accountId}/addresses`,
    base: 'api',
    responses: { 200: addressListSchema },
  },
  request<{ query?: AddressesQuery }>,
)

/** Saves an address. */
export const createAddress = defineCall(
  {
    id: 'addresses.create',
    method: 'POST',
    path: `${webstorePath}/accounts/{accountId}/addresses`,
    base: 'api',
    responses: { 200: addressSchema, 201: addressSchema },
  },
  request<{ body: NewAddress }>,
)

/** Changes a saved address; some versions answer without content. */
export const updateAddress = defineCall(
  {
    id: 'addresses.update',
    method: 'PATCH',
    path: `${webstorePath}/accounts/{accountId}/addresses/{addressId}`,
    base: 'api',
    responses: { 200: addressSchema, 201: addressSchema, 204: null },
  },
  request<{ body: AddressChange }>,
)

/** Removes a saved address. A second time the platform answers 404. */
export const deleteAddress = defineCall({
  id: 'addresses.delete',
  method: 'DELETE',
  path: `${webstorePath}/accounts/{accountId}/addresses/{addressId}`,
  base: 'api',
  responses: { 200: null, 204: null },
})
