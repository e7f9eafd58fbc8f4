import * as z from 'zod/mini'

export const addressesQuerySchema = z.object({
  /** Only addresses of this type. @default both */
  addressType: z.optional(z.enum(['Shipping', 'Billing'])),
  /** Only the default address of each type. @default false */
  defaultOnly: z.optional(z.boolean()),
  /** Leaves out shipping addresses in countries that the shop does not serve. */
  excludeUnsupportedCountries: z.optional(z.boolean()),
  /** Whether default addresses come first, whatever the sort order. */
  shouldShowDefaultAddrFirst: z.optional(z.boolean()),
  /** 1 to 100. @default 25 */
  pageSize: z.optional(z.number()),
  /** `nextPageToken` of the previous page. */
  pageToken: z.optional(z.string()),
  /** By the day they were saved, or by name. @default 'CreatedDateDesc' */
  sortOrder: z.optional(z.enum(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc'])),
  /** API names of custom fields, separated by commas. */
  fields: z.optional(z.string()),
})
/** Which of an account's saved addresses to list, and which page. */
export interface AddressesQuery extends z.output<typeof addressesQuerySchema> {}

/** Every member is optional; unknown ones are dropped, as the platform rejects them. */
export const addressChangeSchema = z.object({
  /** Whether deliveries or invoices go there. */
  addressType: z.optional(z.enum(['Shipping', 'Billing'])),
  /** Becomes part of `name`. */
  firstName: z.optional(z.string()),
  /** Becomes part of `name`. */
  middleName: z.optional(z.string()),
  /** Becomes part of `name`. */
  lastName: z.optional(z.string()),
  /** Printed above the person's name. */
  companyName: z.optional(z.string()),
  /** Street with house number; up to 255 characters, line breaks are kept. */
  street: z.optional(z.string()),
  /** Up to 40 characters. */
  city: z.optional(z.string()),
  /** ISO code of the subdivision without the country: `ZH`. */
  region: z.optional(z.string()),
  /** Up to 20 characters. */
  postalCode: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.optional(z.string()),
  /** With country code: `+41625550100`. */
  phoneNumber: z.optional(z.string()),
  /** True makes it the default of its type; the former default stops being one. */
  isDefault: z.optional(z.boolean()),
  // The guide has a list in its table of members and a list below `fields` in its example; the table is followed.

  /** Custom fields of the address. */
  commerceAddressFieldInputList: z.optional(
    z.array(
      z.object({
        /** API name of the custom field. */
        dataName: z.string(),
        /** Empty text clears the field. */
        text: z.optional(z.string()),
      }),
    ),
  ),
})
/** What may be changed; the name follows from first and last name. Country is ISO alpha-2. */
export interface AddressChange extends z.output<typeof addressChangeSchema> {}

/** Fails without `country`; the platform requires a street too. */
export const newAddressSchema = z.extend(addressChangeSchema, {
  /** Full name. @default made of first and last name */
  name: z.optional(z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
})
/** A new address; the platform makes the name of first and last name where it is left out. */
export interface NewAddress extends z.output<typeof newAddressSchema> {}
