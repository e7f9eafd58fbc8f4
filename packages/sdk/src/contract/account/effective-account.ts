import * as z from 'zod/mini'
import type { EffectiveAccountQuery } from './account-requests'
import { defineCall, sends } from '../kit/call'
import { fieldValues } from '../kit/field-values'
import { webstorePath } from '../kit/paths'
import { text, type Schema } from '../kit/schema'

const effectiveAccountShape = z.object({ accountId: text, accountName: text, fields: fieldValues })
/** The account acted for, with the fields that were asked for by API name; what the platform leaves out is null. */
export interface EffectiveAccountFields extends z.output<typeof effectiveAccountShape> {}
export interface EffectiveAccountFieldsWire extends z.input<typeof effectiveAccountShape> {}
export const effectiveAccountSchema: Schema<EffectiveAccountFields, EffectiveAccountFieldsWire> =
  effectiveAccountShape

/** [7.3-3] Fields of the account acted for. */
export const getEffectiveAccount = defineCall(
  {
    id: 'account.getEffective',
    method: 'GET',
    path: `${webstorePath}/effective-accounts/{effectiveAccountId}`,
    at: 'api',
    responses: { 200: effectiveAccountSchema },
  },
  sends<{ query?: EffectiveAccountQuery }>,
)
