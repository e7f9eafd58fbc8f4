import * as z from 'zod/mini'
import type { Schema } from './schema'

const addressesQueryShape = z.object({
  addressType: z.optional(z.enum(['Shipping', 'Billing'])),
  defaultOnly: z.optional(z.boolean()),
  excludeUnsupportedCountries: z.optional(z.boolean()),
  shouldShowDefaultAddrFirst: z.optional(z.boolean()),
  pageSize: z.optional(z.number()),
  pageToken: z.optional(z.string()),
  sortOrder: z.optional(z.enum(['CreatedDateAsc', 'CreatedDateDesc', 'NameAsc', 'NameDesc'])),
})
export interface AddressesQuery extends z.output<typeof addressesQueryShape> {}
export const addressesQuerySchema: Schema<AddressesQuery, AddressesQuery> = addressesQueryShape
