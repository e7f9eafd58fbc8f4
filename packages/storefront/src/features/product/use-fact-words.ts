import { useTranslation } from 'react-i18next'
import type { ProductFacts } from './product-facts'

const walls = [undefined, 'single', 'double', 'triple'] as const

export interface FactWords {
  /** `2-wellig`; undefined for articles that are not corrugated. */
  wall(facts: ProductFacts): string | undefined
  /** `Welle BC, 2-wellig`, as much of it as is known. */
  board(facts: ProductFacts): string | undefined
}

/** Facts in the words of the trade. */
export function useFactWords(): FactWords {
  const { t } = useTranslation('product')
  const wall = (facts: ProductFacts) => {
    const known = walls[facts.wall ?? 0]
    return known && t(`wall.${known}`)
  }
  const board = (facts: ProductFacts) => {
    const parts = [facts.flute && t('flute', { flute: facts.flute }), wall(facts)]
    return parts.filter(Boolean).join(', ') || undefined
  }
  return { wall, board }
}
