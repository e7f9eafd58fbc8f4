import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const addressesQueryShape = z.object({
  addressType: z.optional(z.enum(['Shipping', 'Billing'])),
  defaultOnly: z.optional(z.boolean()),
  excludeUnsupportedCountries: z.optional(z.boolean()),
  shouldShowDefaultAddrFirst: z.optional(z.boolean()),
  pageSize: z.optional(z.number()),
  pageToken: z.optional(z.string()),
  sortOrder: z.optional(z.enum(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc'])),
  /** API names of custom fields, separated by commas. */
  fields: z.optional(z.string()),
})
export interface AddressesQuery extends z.output<typeof addressesQueryShape> {}
export const addressesQuerySchema: Schema<AddressesQuery, AddressesQuery> = addressesQueryShape

const changeShape = z.object({
  addressType: z.optional(z.enum(['Shipping', 'Billing'])),
  firstName: z.optional(z.string()),
  middleName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  companyName: z.optional(z.string()),
  street: z.optional(z.string()),
  city: z.optional(z.string()),
  region: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  country: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  isDefault: z.optional(z.boolean()),
  // The guide has a list in its table of members and a list below `fields` in its example; the table is followed.
  commerceAddressFieldInputList: z.optional(
    z.array(z.object({ dataName: z.string(), text: z.optional(z.string()) })),
  ),
})
/** What may be changed; the name follows from first and last name. Country is ISO alpha-2. */
export interface AddressChange extends z.output<typeof changeShape> {}
export const addressChangeSchema: Schema<AddressChange, AddressChange> = changeShape

const newAddressShape = z.extend(changeShape, { name: z.optional(z.string()), country: z.string() })
/** A new address; the platform makes the name of first and last name where it is left out. */
export interface NewAddress extends z.output<typeof newAddressShape> {}
export const newAddressSchema: Schema<NewAddress, NewAddress> = newAddressShape
