import { transferCodeText } from '@cartonnage/sdk/rules'
import type { Transfer } from '@cartonnage/sdk/rules'
import { encode } from 'uqr'

/** A QR code as a drawing: a path of squares in a field of `size` modules on each side. */
export interface TransferCode {
  readonly size: number
  readonly path: string
}

/** The code of a transfer. On its own, because few pages have one. */
export function drawTransferCode(transfer: Transfer): TransferCode {
  const { data, size } = encode(transferCodeText(transfer), { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
