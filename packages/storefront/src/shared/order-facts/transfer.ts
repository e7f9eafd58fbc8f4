import { isZeroMoney, lineNet, prepaymentTerm } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import { shopSettings } from '../../shell/shop-settings'
import type { TransferCode } from '../transfer-code/draw-transfer-code'

/** What a buyer who pays in advance has to transfer, and the code for a banking app. */
export interface OrderTransfer {
  /** As a decimal string. */
  readonly amount: string
  readonly currencyCode: 'CHF' | 'EUR'
  readonly message: string
  /** The last day on which the money has to be here, `2026-11-28`; null where the order does not say. */
  readonly until: string | null
  readonly code: TransferCode
}

/** What a transfer needs of an order. */
interface PaidOrder {
  readonly paymentMethod: string | null
  readonly total: { readonly amount: string; readonly currencyCode: string } | null
  readonly orderReferenceNumber: string | null
  readonly createdDate: string | null
  readonly canceledAt: string | null
  readonly paidAt: string | null
}

/** The transfer that an order waits for; null for any other. The code is drawn where it is needed only. */
export async function loadTransfer(order: PaidOrder, shop: ShopType): Promise<OrderTransfer | null> {
  const { total, orderReferenceNumber: message } = order
  if (!needsTransfer(order) || total === null || message === null) return null
  return await drawTransfer({ ...total, message, until: transferUntil(order, shop) }, shop)
}

/** Whether an order is paid in advance, by a transfer that has not arrived. */
export const needsTransfer = ({
  paymentMethod,
  canceledAt,
  paidAt,
}: Pick<PaidOrder, 'paymentMethod' | 'canceledAt' | 'paidAt'>): boolean =>
  paymentMethod === 'prepayment' && canceledAt === null && paidAt === null

/** The last day for the money of an order, `2026-11-28`; null where the platform does not say when it was placed. */
export const transferUntil = (
  { createdDate }: Pick<PaidOrder, 'createdDate'>,
  shop: ShopType,
): string | null =>
  createdDate && prepaymentTerm(Date.parse(createdDate), shopSettings[shop].sender.timeZone).lastDay

type TransferInput = Omit<OrderTransfer, 'code' | 'currencyCode' | 'until'> &
  Partial<Pick<OrderTransfer, 'until'>> & { readonly currencyCode: string }

/** A transfer to the shop's account; null in a currency that the account is not for, and where nothing is left to pay. */
export async function drawTransfer(
  { amount: total, currencyCode, message, until = null }: TransferInput,
  shop: ShopType,
): Promise<OrderTransfer | null> {
  const receiver = shopSettings[shop].bankAccount
  if (currencyCode !== 'EUR' && !(currencyCode === 'CHF' && /^(?:CH|LI)/.test(receiver.iban))) return null
  // A platform may send more decimals than can be paid.
  const { amount } = lineNet({ amount: total, currencyCode }, 1)
  if (amount.startsWith('-') || isZeroMoney({ amount, currencyCode })) return null
  const { drawTransferCode } = await import('../transfer-code/draw-transfer-code')
  return {
    amount,
    currencyCode,
    message,
    until,
    code: drawTransferCode({ amount, currencyCode, message, receiver }),
  }
}
