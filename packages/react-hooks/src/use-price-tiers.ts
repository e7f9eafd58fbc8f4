import { useId, useMemo } from 'react'
import { findCliff, tierTable } from '@cartonnage/sdk/rules'
import type { PriceCliff, PriceTier, PriceTierRow } from '@cartonnage/sdk/rules'

export interface PriceTiersInput {
  readonly tiers: readonly PriceTier[]
  /** A fraction, 0.081. */
  readonly vatRate: number
  /** The quantity that is chosen now. */
  readonly quantity: number
  /** Called with a tier's first quantity when it is chosen. */
  readonly onSelect: (quantity: number) => void
}

/** A row, and what makes an `<input>` in it choose the row: arrow keys and forms work as the browser has it. */
export interface SelectablePriceTierRow extends PriceTierRow {
  /** The chosen quantity gets this row's price. */
  readonly isSelected: boolean
  readonly radioProps: {
    readonly type: 'radio'
    readonly name: string
    readonly value: string
    readonly checked: boolean
    readonly onChange: () => void
  }
}

export interface PriceTiersView {
  readonly rows: readonly SelectablePriceTierRow[]
  readonly selected: SelectablePriceTierRow | undefined
  /** A higher quantity that costs less in total; a hint, nothing is changed by itself. */
  readonly cliff: PriceCliff | undefined
}

/** The tier table of a product, with the row of the chosen quantity selected: one radio group. */
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
