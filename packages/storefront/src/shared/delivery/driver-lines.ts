import { formatPhone, readInstructions } from '@cartonnage/sdk/rules'
import type { TFunction } from 'i18next'

/** What the driver has to know, by its kind. */
export interface DriverLine {
  readonly key: string
  readonly text: string
}

/** What `shippingInstructions` say, a line for each, in the reader's language. */
export function driverLines(instructions: string | null, t: TFunction<'delivery'>): readonly DriverLine[] {
  const { needsLift, callBefore, openingHours, remark } = readInstructions(instructions)
  return [
    ...(needsLift ? [{ key: 'lift', text: t('driver.lift') }] : []),
    ...(callBefore ? [{ key: 'call', text: t('driver.call', { phone: formatPhone(callBefore) }) }] : []),
    ...(openingHours ? [{ key: 'hours', text: t('driver.hours', { hours: openingHours }) }] : []),
    ...(remark ? [{ key: 'remark', text: t('driver.remark', { remark }) }] : []),
  ]
}
