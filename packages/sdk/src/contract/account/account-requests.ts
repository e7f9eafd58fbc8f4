import * as z from 'zod/mini'

/** Parameters of a cacheable server action, as one JSON text. */
export const actionQuerySchema = z.object({
  /** The parameters of the action as JSON, for instance `{"language":"de-CH"}`. */
  methodParams: z.string(),
})
/** A cacheable server action takes all its parameters in one member; absent where the action takes none. */
export interface ActionQuery extends z.output<typeof actionQuerySchema> {}

export const managedAccountsQuerySchema = z.object({
  /** Whether the buyer's own account is listed too. @default false */
  includeMyAccount: z.optional(z.boolean()),
})
/** Narrows down the accounts that the buyer may act for. */
export interface ManagedAccountsQuery extends z.output<typeof managedAccountsQuerySchema> {}

export const effectiveAccountQuerySchema = z.object({
  /** API names, separated by commas; without it `fields` comes back empty. */
  fields: z.optional(z.string()),
})
/** The fields of the effective account to return. */
export interface EffectiveAccountQuery extends z.output<typeof effectiveAccountQuerySchema> {}
