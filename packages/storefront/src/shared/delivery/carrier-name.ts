import type { TFunction } from 'i18next'

/** The carriers whose names differ by language, by the platform's name. */
const translated = new Map<string, 'swissPost' | 'swissPostCargo'>([
  ['Swiss Post', 'swissPost'],
  ['Swiss Post Cargo', 'swissPostCargo'],
])

/** The name of a carrier in the reader's language; as the platform has it where there is no other. */
export function carrierName(carrier: string, t: TFunction<'delivery'>): string {
  const key = translated.get(carrier)
  return key === undefined ? carrier : t(`carrier.${key}`)
}
