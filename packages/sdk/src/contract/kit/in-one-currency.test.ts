import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { amount } from './amount'
import { inOneCurrency, inRequestedCurrency } from './in-one-currency'
import { priced } from './priced'
import { listOf } from './schema'

const cart = inOneCurrency(z.object({ lines: listOf(priced({}, { net: amount })) }))
const codes = (body: unknown) => z.parse(cart, body).lines.map(({ currencyCode }) => currencyCode)
const body = { lines: [{ net: '1.00' }, { net: '2.00', currencyIsoCode: 'USD' }] }

describe('inOneCurrency', () => {
  it('gives the requested currency to an object that names none', () => {
    expect(codes(inRequestedCurrency({ lines: [{ net: '1.00' }] }, 'CHF'))).toEqual(['CHF'])
  })

  it('keeps two responses apart that are read alternately', () => {
    const plain = { lines: [{ net: '1.00' }] }
    const [swiss, german] = [inRequestedCurrency(plain, 'CHF'), inRequestedCurrency(plain, 'EUR')]
    const readBoth = z.transform((outer) => [codes(outer), codes(german), codes(outer)])
    expect(z.parse(readBoth, swiss)).toEqual([['CHF'], ['EUR'], ['CHF']])
    expect(codes(plain)).toEqual([null])
  })

  it('leaves the body as it came', () => {
    const before = structuredClone(body)
    expect(codes(inRequestedCurrency(body, 'CHF'))).toEqual(['USD', 'USD'])
    expect(codes({ ...body, currencyIsoCode: 'EUR' })).toEqual(['EUR', 'USD'])
    expect(body).toEqual(before)
  })
})
