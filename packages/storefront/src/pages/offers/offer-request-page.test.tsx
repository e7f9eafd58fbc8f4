import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import * as requestPage from './offer-request-page'
import { offeredBox, offerTexts, openFirm } from './offers.fixture'

async function openRequest(query: string, cart?: { readonly quantity: number }) {
  const account = await openFirm()
  if (cart !== undefined) await account.shop.cart.add({ productId: offeredBox, ...cart })
  const at = `/my/offers/new?${query}`
  const router = await account.open({ page: requestPage, path: '/my/offers/new', at, texts: offerTexts })
  await screen.findByRole('heading', { level: 1 })
  return { ...account, router }
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Offerte anfragen' }))

describe('the page that asks for an offer', { timeout: 20_000 }, () => {
  it('names the items of the cart, and asks for them', async () => {
    const { router, shop } = await openRequest('from=cart', { quantity: 75 })
    expect(screen.getByRole('listitem').textContent).toMatch(/^Faltkarton .* 75\sStück$/)
    await userEvent.type(screen.getByRole('textbox', { name: /^Ihr Wunsch/ }), 'Zielpreis 0.50')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Den Warenkorb danach leeren' }))
    await send()
    expect(await screen.findByText('elsewhere')).toBeTruthy()
    expect(router.state.location.search).toBe('?done=requested')
    expect((await shop.cart.load())?.items ?? []).toEqual([])
  })

  it('starts with the quantity of the product page, raised to what is sold', async () => {
    await openRequest(`from=product&id=${offeredBox}&quantity=800`)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' }).value).toBe('800')
  })

  it('keeps what was entered, with each error at its field and in the summary', async () => {
    await openRequest(`from=product&id=${offeredBox}&quantity=800`)
    const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Menge' })
    await userEvent.clear(quantity)
    await userEvent.type(quantity, 'viele')
    await userEvent.type(screen.getByRole('textbox', { name: /^Ihr Wunsch/ }), 'bald')
    await send()
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Menge: Bitte eine ganze Zahl über 0 eingeben')
    expect(quantity.value).toBe('viele')
    expect(quantity.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Ihr Wunsch/ }).value).toBe('bald')
    expect(summary).toBe(document.activeElement)
  })

  it('says that there is nothing to ask for', async () => {
    await openRequest('from=cart')
    expect(screen.getByText(/Es gibt nichts anzufragen/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
