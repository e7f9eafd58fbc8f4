import * as z from 'zod/mini'
import { defineCall } from '../kit/call'
import { actionPath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'

const vatRateRecordShape = z.object({
  DeveloperName: text,
  Rate__c: maybe(z.union([z.string(), z.number()])),
})
const unreadableRecord = z.pipe(
  z.unknown(),
  z.transform(() => ({ DeveloperName: null, Rate__c: null })),
)
/**
 * A VAT record as the platform keeps it: fraction or percentage, as number or text. `rules/vat` judges it; a
 * record that cannot be read has null members, so that one bad record does not cost the list.
 */
export interface VatRateRecord extends z.output<typeof vatRateRecordShape> {}
export interface VatRateRecordWire extends z.input<typeof vatRateRecordShape> {}
export const vatRateRecordSchema: Schema<VatRateRecord, VatRateRecordWire> = z.union([
  vatRateRecordShape,
  // What the platform agreed on is the shape above; anything else is taken, but not asked for.
  unreadableRecord as Schema<VatRateRecord, VatRateRecordWire>,
])

const vatRateRecordsShape = listOf(vatRateRecordSchema)
export const vatRateRecordsSchema: Schema<VatRateRecord[], VatRateRecordWire[] | null | undefined> =
  vatRateRecordsShape

/** [7.1-7] VAT rates by country. */
export const getVatInformation = defineCall({
  id: 'navigation.getVATInformation',
  method: 'GET',
  path: `${actionPath}/{navigationController}/getVATInformation`,
  at: 'site',
  responses: { 200: vatRateRecordsSchema },
  cache: 'action',
})
