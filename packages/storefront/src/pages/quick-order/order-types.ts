import type { CheckedRow } from '@cartonnage/sdk/rules'
import type { Product, ProductPrice } from '@cartonnage/sdk'

export type { CheckedRow, OrderRow, RowCheck } from '@cartonnage/sdk/rules'

export interface CheckedOrder {
  readonly rows: readonly CheckedRow[]
  readonly products: readonly Product[]
  readonly prices: readonly ProductPrice[]
}
export type RunOutcome =
  | 'waiting'
  | 'sending'
  | 'added'
  | 'differs'
  | 'refused'
  | 'failed'
  | 'unknown'
  | 'not-added'
export interface RunRow extends CheckedRow {
  readonly outcome: RunOutcome
  readonly name?: string
  readonly inCart?: number
  readonly message?: string
}
export interface OrderRun {
  readonly id: string
  readonly state: 'going' | 'stopped' | 'done'
  readonly rows: readonly RunRow[]
  readonly progress: { readonly done: number; readonly total: number }
}
export interface CheckOptions {
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, of: number) => void
}
