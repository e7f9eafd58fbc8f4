import { isShopError } from '@cartonnage/sdk'
import { transferCodeText } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { ShopSettings } from '../../src/shell/shop-settings'

const currencies = { CH: 'CHF', DE: 'EUR' } as const

/**
 * Why no code for a transfer can be drawn with the shops' bank accounts, one line each. Asked at the start, because a buyer
 * could do nothing about it.
 */
export const findAccountFaults = (
  shops: Readonly<Record<ShopType, Pick<ShopSettings, 'bankAccount'>>>,
): readonly string[] =>
  (['CH', 'DE'] as const).flatMap((shop) => {
    const receiver = shops[shop].bankAccount
    try {
      transferCodeText({ amount: '1.00', currencyCode: currencies[shop], message: '', receiver })
      return []
    } catch (error) {
      if (!isShopError(error)) throw error
      return [`bank account of the ${shop} shop: ${error.message}`]
    }
  })
