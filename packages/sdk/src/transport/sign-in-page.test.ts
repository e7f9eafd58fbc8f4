import { describe, expect, it } from 'vitest'
import { addCartItem } from '../contract/cart/cart'
import type { Transport } from './transport'
import { scriptPlatform } from './scripted-platform.fixture'

const add = ({ send }: Transport) =>
  send(addCartItem, {
    params: { cartId: 'current' },
    body: { productId: 'p', quantity: '1', type: 'Product' },
  })

describe('a page in place of a response', () => {
  it.each([
    ['a form for a password', '<form><input type="password" name="pw"></form>'],
    ['a title that says so', '<title>Log in | Shop</title>'],
    ['a script that leads to it', `<script>window.location.replace('/s/login?ec=302')</script>`],
    [
      'the vendor’s script that leads to it',
      `<script>SfdcApp.handleRedirect("https://x.example/login")</script>`,
    ],
  ])('reads the sign-in page as 401, whatever its status: %s', async (_, text) => {
    const { transport } = scriptPlatform([{ text, headers: { 'content-type': 'text/html' } }])
    await expect(add(transport)).rejects.toMatchObject({ code: 'RESPONSE', status: 401 })
  })

  it.each([
    ['a page that merely links it', '<a href="/login">Sign in</a>'],
    ['a page about something else', '<title>Down for maintenance</title><p>We are logging what happens.</p>'],
    ['a gateway', '<title>502 Bad Gateway</title>'],
  ])('takes no other page for it: %s', async (_, text) => {
    const { transport } = scriptPlatform([{ text, headers: { 'content-type': 'text/html' } }])
    await expect(add(transport)).rejects.toMatchObject({ code: 'UNEXPECTED_ANSWER' })
  })
})
