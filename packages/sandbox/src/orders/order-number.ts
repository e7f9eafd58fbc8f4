import type { Random } from '../random'

/** Letters and digits that are not mistaken for each other when read aloud or typed from paper. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 5

/**
 * A new order reference number of four groups of five (`KR4TN-BQX5A-PACK9-2H26A`) that `isTaken` does not know.
 */
export function createOrderReferenceNumber(
  random: Pick<Random, 'integer'>,
  isTaken: (referenceNumber: string) => boolean,
): string {
  const letter = () => ALPHABET.charAt(random.integer(ALPHABET.length))
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join('')
  for (;;) {
    const candidate = Array.from({ length: GROUPS }, group).join('-')
    if (!isTaken(candidate)) return candidate
  }
}
