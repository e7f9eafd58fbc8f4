import { isSameRecordId } from '../../record-id'

/** How many samples an order may have; each of another product. */
export const maximumSamples = 3

/** Why a sample cannot be added: it is in the cart already, or the cart has as many as an order may have. */
export type SampleRefusal = 'taken' | 'full'

/** A cart line, as far as it tells whether it is a sample. */
export interface SampleLine {
  /** The fields of its product. `SampleOf__c` is the product that it is a sample of, and empty in all others. */
  readonly fields: Readonly<Record<string, string | null | undefined>>
}

/** Whether a line is a sample, by the field `SampleOf__c` of its product. */
export const isSample = ({ fields }: SampleLine): boolean => Boolean(fields.SampleOf__c?.trim())

/**
 * Why a sample cannot be added to a cart. `samples` are the record ids of the samples in the cart, of 15 or 18 characters.
 * `undefined` when it can.
 */
export function sampleRefusal(samples: readonly string[], sampleId: string): SampleRefusal | undefined {
  if (samples.some((id) => isSameRecordId(id, sampleId))) return 'taken'
  return samples.length < maximumSamples ? undefined : 'full'
}
