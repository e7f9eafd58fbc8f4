import { transferCodeText } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import { shopSettings } from '../../shell/shop-settings'

/** What a buyer who pays in advance has to transfer, and the code for a banking app. */
export interface OrderTransfer {
  /** As a decimal string. */
  readonly amount: string
  readonly currencyCode: 'CHF' | 'EUR'
  readonly message: string
  readonly code: TransferCode
}

/** A QR code as a drawing: a path of squares in a field of `size` modules on each side. */
export interface TransferCode {
  readonly size: number
  readonly path: string
}

/** What a transfer needs of an order. */
interface PaidOrder {
  readonly paymentMethod: string | null
  readonly total: { readonly amount: string; readonly currencyCode: string } | null
  readonly orderReferenceNumber: string | null
}

/** The transfer of an order that is paid in advance; null for any other. The code is drawn where it is needed only. */
export async function loadTransfer(order: PaidOrder, shop: ShopType): Promise<OrderTransfer | null> {
  const { paymentMethod, total, orderReferenceNumber: message } = order
  if (paymentMethod !== 'prepayment' || total === null || message === null) return null
  return await drawTransfer({ ...total, message }, shop)
}

/** A transfer to the shop's account; null in a currency that it has no account for. */
export async function drawTransfer(
  { amount, currencyCode, message }: Readonly<Record<'amount' | 'currencyCode' | 'message', string>>,
  shop: ShopType,
): Promise<OrderTransfer | null> {
  if (currencyCode !== 'CHF' && currencyCode !== 'EUR') return null
  const text = transferCodeText({ amount, currencyCode, message, receiver: shopSettings[shop].bankAccount })
  return { amount, currencyCode, message, code: await drawCode(text) }
}

async function drawCode(text: string): Promise<TransferCode> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
