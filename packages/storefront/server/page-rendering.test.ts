import { cartItemsSchema } from '@cartonnage/sdk/contract'
import { expect, it } from 'vitest'
import { readCompiled } from './page-rendering'

it('a response is read as zod reads it, the first time and later', () => {
  const wire = { cartItems: [], cartSummary: null, currencyIsoCode: 'CHF', currentPage: '1' }
  for (let time = 0; time < 2; time += 1)
    expect(readCompiled(cartItemsSchema, wire)).toMatchObject({ success: true, data: { currentPage: 1 } })
})

it('what is wrong with a response is reported with its path', () => {
  const { error } = readCompiled(cartItemsSchema, { cartItems: [{ cartItem: { cartItemId: 1 } }] })
  expect(error?.issues[0]?.path.slice(0, 2)).toEqual(['cartItems', 0])
})
