import { expect, it } from 'vitest'
import { buyers, createShopper } from '../../../app/shopper.fixture'
import { loadCartFile } from './load-cart-file'

it('gives a buyer without scripts the cart as a file', async () => {
  const { signIn, createClient, args } = createShopper()
  await signIn(buyers.lea)
  await createClient().cart.add({ productId: '01tCN0001001100YAA', quantity: 100 })
  const response = await loadCartFile(args('/cart/current/csv'))
  expect(response.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="warenkorb-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect(response.headers.get('Cache-Control')).toBe('no-store')
  expect(await response.text()).toMatch(/\r\n1001100;.*;100;Stk;0\.67;67\.00;CHF\r\n$/)
})

it('gives an empty file to a buyer without a cart', async () => {
  const { signIn, args } = createShopper()
  await signIn(buyers.lea)
  const text = await (await loadCartFile(args('/cart/current/csv'))).text()
  expect(text.trim().split('\r\n')).toHaveLength(1)
})

it('asks a guest to sign in', async () => {
  const { args } = createShopper()
  await expect(loadCartFile(args('/cart/current/csv'))).rejects.toMatchObject({ status: 303 })
})
