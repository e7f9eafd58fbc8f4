import { useId, useMemo } from 'react'
import { findCliff, tierTable } from '@cartonnage/sdk/rules'
import type { PriceCliff, PriceTier, PriceTierRow } from '@cartonnage/sdk/rules'

/** A product with price tiers, and the selected quantity. */
export interface PriceTiersInput {
  /** Net unit prices, in any order. */
  readonly tiers: readonly PriceTier[]
  /** A fraction: 0.081. */
  readonly vatRate: number
  /** The currently selected quantity. */
  readonly quantity: number
  /** Called with the first quantity of the tier that a person selects. */
  readonly onSelect: (quantity: number) => void
}

/** A row, and the props of an `<input>` that selects it: arrow keys and forms work natively. */
export interface SelectablePriceTierRow extends PriceTierRow {
  /** Whether the selected quantity gets the price of this row. */
  readonly isSelected: boolean
  /** For an `<input>` in the row. */
  readonly radioProps: {
    /** All rows form one radio group. */
    readonly type: 'radio'
    /** Unique on the page, the same in all rows. */
    readonly name: string
    /** The first quantity of the tier. */
    readonly value: string
    /** The same as `isSelected`. */
    readonly checked: boolean
    /** Calls `onSelect`. */
    readonly onChange: () => void
  }
}

/** The price table of a product. */
export interface PriceTiersView {
  /** Smallest quantity first. */
  readonly rows: readonly SelectablePriceTierRow[]
  /** `undefined` for a quantity below the first tier. */
  readonly selected: SelectablePriceTierRow | undefined
  /**
   * A higher quantity that costs less in total, as a hint; nothing changes automatically. `undefined` when there is
   * none.
   */
  readonly cliff: PriceCliff | undefined
}

/** The price table of a product as a radio group, with the row of the selected quantity checked. */
export function usePriceTiers({ tiers, vatRate, quantity, onSelect }: PriceTiersInput): PriceTiersView {
  const name = useId()
  const table = useMemo(() => tierTable(tiers, vatRate), [tiers, vatRate])
  const selectedFrom = table.findLast((row) => row.from <= quantity)?.from
  const rows = table.map((row): SelectablePriceTierRow => {
    const isSelected = row.from === selectedFrom
    const radioProps = { type: 'radio', name, value: String(row.from), checked: isSelected } as const
    return { ...row, isSelected, radioProps: { ...radioProps, onChange: () => onSelect(row.from) } }
  })
  const cliff = useMemo(() => findCliff(tiers, quantity), [tiers, quantity])
  return { rows, selected: rows.find((row) => row.isSelected), cliff }
}
