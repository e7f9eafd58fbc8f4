import type { Money } from '@cartonnage/sdk/rules'
import { addMoney, multiplyMoney } from '@cartonnage/sdk/rules'

/**
 * A net unit price with VAT, all its decimals kept: a table decides later with how many it is shown.
 * For display only; lines are computed from net prices. Throws `INVALID_AMOUNT`.
 */
export const exactGross = (net: Money, vatRate: number): Money => addMoney(net, multiplyMoney(net, vatRate))
