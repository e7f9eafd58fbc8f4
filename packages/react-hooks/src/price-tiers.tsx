import type { ReactNode } from 'react'
import { usePriceTiers } from './use-price-tiers'
import type { PriceTiersInput, PriceTiersView } from './use-price-tiers'

/** The tiers to list, and how each row is rendered. */
export interface PriceTiersProps extends PriceTiersInput {
  /** Renders the rows; put `<input {...row.radioProps} />` into each to make it selectable. */
  readonly children: (view: PriceTiersView) => ReactNode
}

/** {@link usePriceTiers} as an unstyled component. */
export function PriceTiers({ children, ...input }: PriceTiersProps) {
  return children(usePriceTiers(input))
}
