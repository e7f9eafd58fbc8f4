import * as z from 'zod/mini'
import type { Schema } from './schema'

const languageShape = z.object({ methodParams: z.string() })
export interface ActionQuery extends z.output<typeof languageShape> {}
/** Parameters of a cacheable server action, as one JSON text. */
export const actionQuerySchema: Schema<ActionQuery, ActionQuery> = languageShape

const managedAccountsQueryShape = z.object({ includeMyAccount: z.optional(z.boolean()) })
export interface ManagedAccountsQuery extends z.output<typeof managedAccountsQueryShape> {}
export const managedAccountsQuerySchema: Schema<ManagedAccountsQuery, ManagedAccountsQuery> =
  managedAccountsQueryShape
