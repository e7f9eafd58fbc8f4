import { useTranslation } from 'react-i18next'
import type { ProductAttributes } from './product-attributes'

const walls = [undefined, 'single', 'double', 'triple'] as const

interface AttributeLabels {
  /** `2-wellig`; undefined for products that are not corrugated. */
  wall(attributes: ProductAttributes): string | undefined
  /** `Welle BC, 2-wellig`, as much of it as is known. */
  board(attributes: ProductAttributes): string | undefined
}

/** Attributes in the terms of the trade. */
export function useAttributeLabels(): AttributeLabels {
  const { t } = useTranslation('product')
  const wall = (attributes: ProductAttributes) => {
    const key = walls[attributes.wall ?? 0]
    return key && t(`wall.${key}`)
  }
  const board = (attributes: ProductAttributes) => {
    const parts = [attributes.flute && t('flute', { flute: attributes.flute }), wall(attributes)]
    return parts.filter(Boolean).join(', ') || undefined
  }
  return { wall, board }
}
