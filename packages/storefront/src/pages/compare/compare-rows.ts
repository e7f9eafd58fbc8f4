import { findBest, isDifferent } from '@cartonnage/sdk/rules'
import type { ReactNode } from 'react'

/** What one product has in a row. */
export interface CompareCell {
  /** Undefined where it is not known. */
  readonly value: ReactNode
  /** What makes the products different: equal texts are equal values. */
  readonly compared: string | undefined
}

export interface CompareRow {
  readonly id: string
  readonly label: string
  /** One for each product. */
  readonly cells: readonly CompareCell[]
  /** Which product has the best value, where one undoubtedly has. */
  readonly best?: { readonly index: number; readonly text: string } | undefined
}

export interface CompareGroup {
  readonly id: string
  readonly label: string
  readonly rows: readonly CompareRow[]
}

/** A row of texts. */
export const textRow = (id: string, label: string, texts: readonly (string | undefined)[]): CompareRow => ({
  id,
  label,
  cells: texts.map((text) => ({ value: text, compared: text })),
})

interface Judged {
  /** What the values of the row are measured by: numbers, or amounts. */
  readonly figures: readonly (string | number | undefined)[]
  readonly prefer: 'smallest' | 'largest'
  /** Said at the best one. */
  readonly text: string
}

/** The row with its best value, where there is one. */
export function judged(row: CompareRow, { figures, prefer, text }: Judged): CompareRow {
  const index = findBest(figures, prefer)
  return index === undefined ? row : { ...row, best: { index, text } }
}

/** Without rows in which no product has a value, and without groups of none. */
export const withValues = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ cells }) => cells.some(({ compared }) => compared !== undefined)),
    }))
    .filter(({ rows }) => rows.length > 0)

/** Whether the products differ in a row. */
export const differs = ({ cells }: CompareRow): boolean => isDifferent(cells.map(({ compared }) => compared))
