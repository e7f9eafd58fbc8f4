import { createHash } from 'node:crypto'
import type { Attempts } from '../limits/attempts'
import { addressKey } from '../http/address-key'
import { logEvent } from '../log/request-log'
import type { LimitKind } from '../limits/limits'

/** The key under which an address is counted, which does not tell it. */
export const addressHash = (address: string | undefined): string =>
  createHash('sha256')
    .update(`address ${addressKey(address ?? '')}`)
    .digest('base64url')

/** Counts one attempt; false beyond the limit. Nothing is counted where nobody counts. */
export async function isWithinLimit(
  attempts: Attempts | undefined,
  kind: Extract<LimitKind, `file${string}`>,
  address: string,
): Promise<boolean> {
  const taken = await attempts?.take({ kind, by: 'address' }, address)
  const isWithin = taken === undefined || taken.waitMs === 0
  if (!isWithin) logEvent('limit-reached', { kind })
  return isWithin
}

/** Counts the megabytes of a file that has come, after the first, which is counted before; the next file is refused beyond the limit. */
export async function countMegabytes(attempts: Attempts | undefined, address: string, bytes: number) {
  const count = Math.ceil(bytes / 1024 ** 2)
  for (let index = 1; index < count; index += 1)
    await attempts?.take({ kind: 'file-megabytes.address', by: 'address' }, address)
}
