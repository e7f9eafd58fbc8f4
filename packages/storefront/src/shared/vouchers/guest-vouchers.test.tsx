import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { collectNews } from '../cart/live-regions.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { offlineShop } from '../../app/shop-page.fixture'
import { GuestVouchers } from './guest-vouchers'

afterEach(() => localStorage.clear())

async function renderVouchers() {
  const shop = offlineShop()
  await renderApp(<GuestVouchers />, { shop, texts: ['vouchers'] })
  const user = userEvent.setup()
  const region = screen.getByRole('region', { name: 'Gutscheine' })
  const field = within(region).getByRole<HTMLInputElement>('textbox', { name: 'Gutscheincode' })
  const enter = async (code: string) => {
    await user.clear(field)
    await user.type(field, `${code}{Enter}`)
  }
  return { shop, user, region, field, enter }
}

describe('the vouchers of a guest', () => {
  it('are kept, said to be checked later, and announced; the field is empty again', async () => {
    const { shop, region, field, enter } = await renderVouchers()
    await enter(' erstkiste15 ')
    const [item] = await within(region).findAllByRole('listitem')
    expect(item?.textContent).toContain('ERSTKISTE15')
    expect(item?.textContent).toContain('Ob er gilt, sehen Sie an der Kasse.')
    expect(within(region).getByRole('status').textContent).toContain(
      'Code ERSTKISTE15 notiert. Ob er gilt, sehen Sie an der Kasse.',
    )
    await waitFor(() => expect(field.value).toBe(''))
    expect(shop.guestCoupons.getSnapshot()).toEqual([{ code: 'ERSTKISTE15' }])
  })

  it.each([
    ['{Enter}', 'Bitte geben Sie den Code ein.'],
    ['A', 'Dieser Code steht schon in der Liste.'],
  ])('say at the field what is wrong, and keep the focus and what was entered: %s', async (text, error) => {
    const { user, field, enter } = await renderVouchers()
    await enter('a')
    // The field is emptied once the code is kept.
    await waitFor(() => expect(field.value).toBe(''))
    await (text === '{Enter}' ? user.type(field, text) : enter(text))
    expect(await screen.findByText(error)).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toContain('error')
    expect(document.activeElement).toBe(field)
    expect(field.value).toBe(text === '{Enter}' ? '' : text)
  })

  it('say a refusal aloud, and the same one again', async () => {
    const { user, field } = await renderVouchers()
    const news = collectNews()
    await user.type(field, '{Enter}')
    await waitFor(() => expect(news).toEqual(['Bitte geben Sie den Code ein.']))
    await user.type(field, '{Enter}')
    await waitFor(() => expect(news).toHaveLength(2))
    expect(news[1]).toBe(news[0])
  })

  it('keep the field in view once a code was taken', async () => {
    const { field, enter } = await renderVouchers()
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    await enter('erstkiste15')
    await waitFor(() => expect(shown.mock.contexts).toContain(field.closest('form')))
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
  })

  it('are removed by a button with their name; the focus stays with the vouchers', async () => {
    const { user, region, enter } = await renderVouchers()
    await enter('a')
    await user.click(await screen.findByRole('button', { name: 'Gutschein A entfernen' }))
    expect(screen.queryByRole('listitem')).toBeNull()
    expect(within(region).getByRole('status').textContent).toBe('Gutschein A ist entfernt.')
    expect(document.activeElement).toBe(region)
  })
})
