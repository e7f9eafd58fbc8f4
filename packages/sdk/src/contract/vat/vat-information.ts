import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { actionPath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const vatRateRecordShape = z.object({
  /** ISO 3166-1 alpha-2 country; `readVatRates` ignores records with any other name. */
  DeveloperName: text,
  /** A fraction or a percentage; `readVatRates` of the rules decides which. */
  Rate__c: maybe(z.union([z.string(), z.number()])),
})
const unreadableRecord = z.pipe(
  z.unknown(),
  z.transform(() => ({ DeveloperName: null, Rate__c: null })),
)
/**
 * A VAT record as the platform keeps it. An unreadable record has null members, so that it does not cost the list.
 */
export interface VatRateRecord extends z.output<typeof vatRateRecordShape> {}
/** Accepts anything: an unreadable record has null members. */
export const vatRateRecordSchema: Schema<VatRateRecord> = z.union([
  vatRateRecordShape,
  // The wire type names the documented shape only, although anything else is accepted too.
  unreadableRecord as Schema<VatRateRecord>,
])

const vatRateRecordsShape = listOf(vatRateRecordSchema)
/** Reads a missing list as an empty one. */
export const vatRateRecordsSchema: Schema<VatRateRecord[]> = vatRateRecordsShape

/** VAT rates of all countries of both shops. */
export const getVatInformation = defineCall({
  id: 'navigation.getVATInformation',
  method: 'GET',
  path: `${actionPath}/{navigationController}/getVATInformation`,
  base: 'site',
  responses: { 200: vatRateRecordsSchema },
  cache: 'action',
})
