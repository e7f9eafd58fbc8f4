import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as offerPage from './offer-page'
import * as requestPage from './offer-request-page'
import * as offersPage from './offers-page'

const texts = ['offers', 'cart', 'product', 'units']
const carton = '01tCN0001001180YAA'
const pages = [
  ['the list', offersPage, '/my/offers', '/my/offers'],
  ['an offer', offerPage, '/my/offers/:id', '/my/offers/0Q0CN0000000001AAA'],
  ['the request of a cart', requestPage, '/my/offers/new', '/my/offers/new?from=cart'],
  ['the request of a product', requestPage, '/my/offers/new', `/my/offers/new?from=product&id=${carton}`],
] as const

describe('where the organisation has no quotes', { timeout: 20_000 }, () => {
  it.each(pages)('%s says so, names the sales team and has no buttons', async (_, page, path, at) => {
    const account = await openAccount(buyers.reto, { apiVersion: 'v65.0' })
    await account.shop.cart.add({ productId: carton, quantity: 50 })
    await account.open({ page, path, at, texts })
    expect(await screen.findByText(/In diesem Shop gibt es keine Offerten/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /^\+41|^0/ }).getAttribute('href')).toMatch(/^tel:/)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
