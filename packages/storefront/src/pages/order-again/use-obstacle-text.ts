import type { ReorderLine } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'

/** The sentence for what is in the way of a line; undefined for nothing. */
export function useObstacleText(): (line: ReorderLine) => string | undefined {
  const { t } = useTranslation('order-again')
  return ({ obstacle, inCart }) => {
    if (obstacle === undefined) return undefined
    // The last ones are in the buyer's own cart.
    return t(`obstacle.${obstacle === 'no-stock' && inCart > 0 ? 'maximum' : obstacle}`)
  }
}
