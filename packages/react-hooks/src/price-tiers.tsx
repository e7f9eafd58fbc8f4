import type { ReactNode } from 'react'
import { usePriceTiers } from './use-price-tiers'
import type { PriceTiersInput, PriceTiersView } from './use-price-tiers'

export interface PriceTiersProps extends PriceTiersInput {
  /** Draws the rows; each takes `<input {...row.radioProps} />` to be chosen. */
  readonly children: (view: PriceTiersView) => ReactNode
}

/** {@link usePriceTiers} as a component without a look of its own. */
export function PriceTiers({ children, ...input }: PriceTiersProps) {
  return children(usePriceTiers(input))
}
