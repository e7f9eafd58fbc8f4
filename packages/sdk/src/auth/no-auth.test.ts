import { expect, it } from 'vitest'
import { getCart } from '../contract/cart/cart'
import { scriptPlatform } from '../transport/scripted-platform.fixture'
import { noAuth } from './no-auth'

it('noAuth sends neither tokens nor cookies', async () => {
  const { transport, seen } = scriptPlatform([{ body: { cartId: '0a6' } }], { auth: noAuth })
  await transport.send(getCart, {})
  expect(seen).toMatchObject([{ credentials: 'omit' }])
  expect(seen[0]?.headers.has('authorization')).toBe(false)
  expect(noAuth.hasSession?.()).toBe(false)
})
