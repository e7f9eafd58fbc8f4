import { expect, it } from 'vitest'
import { addItemsToCart } from '../contract/cart/cart-actions'
import { isSignInPage } from '../errors/outcome'
import { scriptPlatform } from './scripted-platform.fixture'

it.each([
  ['<title>Log in | Shop</title>', true],
  ['<title>Login</title>', true],
  ['<title>Sign in</title><form></form>', true],
  ['<title>Anmelden</title><input name="pw" type="password">', true],
  ["<script>window.location.replace('https://shop.example/s/login?ec=302')</script>", true],
  ['<title>Down for maintenance</title><p>We are logging what happens.</p>', false],
  ['<title>502 Bad Gateway</title>', false],
])('tells a page for signing in from another one: %s', async (text, expected) => {
  const { transport } = scriptPlatform([{ text, headers: { 'content-type': 'text/html' } }])
  const error: unknown = await transport
    .send(addItemsToCart, { body: { lineItems: [] } })
    .catch((e: unknown) => e)
  expect(error).toMatchObject({ code: 'UNEXPECTED_ANSWER' })
  expect(isSignInPage(error)).toBe(expected)
})
