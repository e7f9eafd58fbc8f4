import * as z from 'zod/mini'
import type { Schema } from '../kit/schema'

const languageShape = z.object({ methodParams: z.string() })
export interface ActionQuery extends z.output<typeof languageShape> {}
/** Parameters of a cacheable server action, as one JSON text. */
export const actionQuerySchema: Schema<ActionQuery, ActionQuery> = languageShape

const managedAccountsQueryShape = z.object({ includeMyAccount: z.optional(z.boolean()) })
export interface ManagedAccountsQuery extends z.output<typeof managedAccountsQueryShape> {}
export const managedAccountsQuerySchema: Schema<ManagedAccountsQuery, ManagedAccountsQuery> =
  managedAccountsQueryShape

const effectiveAccountQueryShape = z.object({ fields: z.optional(z.string()) })
/** API names of the fields wanted, separated by commas. */
export interface EffectiveAccountQuery extends z.output<typeof effectiveAccountQueryShape> {}
export const effectiveAccountQuerySchema: Schema<EffectiveAccountQuery, EffectiveAccountQuery> =
  effectiveAccountQueryShape
