import type { Money } from '@cartonnage/sdk/rules'

/** Decimals that are computed; what is shown has at most four. */
const scale = 8

/** A plain decimal as units and number of decimals. */
function readDecimal(text: string): readonly [units: bigint, decimals: number] {
  const [whole = '0', fraction = ''] = text.split('.')
  return [BigInt(whole + fraction), fraction.length]
}

/**
 * The price of one metre, square metre, kilogram or litre of goods: the price of a unit by what it holds, rounded
 * half up. `content` is a plain decimal; `undefined` when it is zero. The rules have no division yet.
 */
export function contentPrice({ amount, currencyCode }: Money, content: string): Money | undefined {
  const [price, priceDecimals] = readDecimal(amount)
  const [parts, partsDecimals] = readDecimal(content)
  if (parts === 0n) return undefined
  const numerator = price * 10n ** BigInt(partsDecimals + scale)
  const denominator = parts * 10n ** BigInt(priceDecimals)
  const rounded = (2n * numerator + denominator) / (2n * denominator)
  const digits = String(rounded).padStart(scale + 1, '0')
  return { amount: `${digits.slice(0, -scale)}.${digits.slice(-scale)}`, currencyCode }
}
