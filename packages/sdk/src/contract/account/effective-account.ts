import * as z from 'zod/mini'
import type { EffectiveAccountQuery } from './account-requests'
import { defineCall, request } from '../kit/call'
import { fieldValues } from '../kit/field-values'
import { webstorePath } from '../kit/paths'
import { text, type Schema } from '../kit/schema'

const effectiveAccountShape = z.object({
  /** Record id; null where the platform sends none. */
  accountId: text,
  /** Null where the platform sends none. */
  accountName: text,
  /** The requested fields by API name; empty where none were requested. */
  fields: fieldValues,
})
/** The effective account with the requested fields; what the platform leaves out is null. */
export interface EffectiveAccountFields extends z.output<typeof effectiveAccountShape> {}
/** The platform documents no members for this call, so none is required. */
export const effectiveAccountSchema: Schema<EffectiveAccountFields> = effectiveAccountShape

/** Fields of the account acted for. */
export const getEffectiveAccount = defineCall(
  {
    id: 'account.getEffective',
    method: 'GET',
    path: `${webstorePath}/effective-accounts/{effectiveAccountId}`,
    base: 'api',
    responses: { 200: effectiveAccountSchema },
  },
  request<{ query?: EffectiveAccountQuery }>,
)
