import { useTranslation } from 'react-i18next'

/** The carriers whose names differ by language, by the platform's name. */
const translated = new Map<string, 'swissPost' | 'swissPostCargo'>([
  ['Swiss Post', 'swissPost'],
  ['Swiss Post Cargo', 'swissPostCargo'],
])

/** Returns the name of a carrier in the page's language; as the platform has it where there is no other. */
export function useCarrierName(): (carrier: string) => string {
  const { t } = useTranslation('orders')
  return (carrier) => {
    const key = translated.get(carrier)
    return key === undefined ? carrier : t(`progress.carrier.${key}`)
  }
}
