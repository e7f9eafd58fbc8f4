import { ShopProvider } from '@cartonnage/react-hooks'
import type { ShopLocale } from '@cartonnage/sdk/rules'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { mockDialogs } from '../../components/dialog.fixture'
import { createI18n } from '../../i18n/create-i18n'
import { offlineShop } from '../../app/shop-page.fixture'
import type { ConfirmChangeProps } from './confirm-change'
import { ConfirmChange } from './confirm-change'

beforeAll(mockDialogs)

const germany = { countryCode: 'DE', countryName: 'Germany', currencyCode: 'EUR', vatRate: 0.19 }
const netherlands = { countryCode: 'NL', countryName: 'Netherlands', currencyCode: 'EUR', vatRate: 0.21 }

async function ask(props: Partial<ConfirmChangeProps> = {}, locale: ShopLocale = 'en-US') {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  const texts = await createI18n(locale, [])
  render(
    <ShopProvider client={offlineShop()}>
      <I18nextProvider i18n={texts}>
        <ConfirmChange
          {...{ from: germany, to: netherlands, isOpen: true, isBusy: false, onConfirm, onCancel, ...props }}
        />
      </I18nextProvider>
    </ShopProvider>,
  )
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
  return { onConfirm, onCancel, press }
}

describe('ConfirmChange', () => {
  it('[2.8-14] is headed with the change of currency', async () => {
    await ask()
    expect(screen.getByRole('dialog', { name: "You're Changing Currency" })).toBeTruthy()
  })

  it('[2.8-15] says what happens to products, prices and the cart', async () => {
    await ask()
    const text = screen.getByRole('dialog').textContent
    expect(text).toContain('Some products may no longer be available, and prices may vary.')
    expect(text).toContain('Your cart will also be cleared, would you like to continue?')
  })

  it('[2.8-16] confirms with one button and cancels with the other', async () => {
    const { onConfirm, onCancel, press } = await ask()
    await press('No, Cancel')
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
    await press('Yes, Continue')
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
  })

  it('has the focus on the button that changes nothing', async () => {
    await ask()
    expect(document.activeElement?.textContent).toBe('No, Cancel')
  })

  it('shows currency and VAT of both countries', async () => {
    await ask()
    expect(screen.getByText('Now: Germany. New: Netherlands.')).toBeTruthy()
    expect(
      [screen.getByText(/^EUR, 19/), screen.getByText(/^EUR, 21/)].map(({ textContent }) => textContent),
    ).toEqual(['EUR, 19%', 'EUR, 21%'])
  })

  const belgium = { countryCode: 'BE', countryName: 'Belgium', currencyCode: 'EUR', vatRate: 0.21 }
  const switzerland = {
    countryCode: 'CH',
    countryName: 'Switzerland',
    currencyCode: 'CHF',
    vatRate: 0.081,
  }
  it.each([
    ['the VAT', {}, 'The currency stays EUR. VAT changes from 19% to 21%.'],
    ['nothing', { from: belgium }, 'The currency stays EUR. VAT stays at 21%, too.'],
    ['an unknown VAT', { to: { ...netherlands, vatRate: undefined } }, 'The currency stays EUR.'],
    ['the currency', { from: switzerland }, undefined],
  ])('[2.8-14] says below its heading that %s changes', async (_, regions, sentence) => {
    await ask(regions)
    expect(screen.queryByText(/^The currency stays/)?.textContent).toBe(sentence)
  })

  it('[4.modal-and-picker-2] ignores Escape and clicks while the change is running', async () => {
    const { onConfirm, onCancel } = await ask({ isBusy: true })
    await userEvent.keyboard('{Escape}')
    for (const button of screen.getAllByRole('button')) await userEvent.click(button)
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0])
  })

  it('shows what went wrong', async () => {
    await ask({ problem: 'Not cleared.' })
    expect(screen.getByRole('alert').textContent).toBe('Not cleared.')
  })

  it.each(['de', 'de-CH', 'fr-CH'] as const)('has all its texts in %s', async (locale) => {
    await ask({}, locale)
    expect(screen.getByRole('dialog').textContent).not.toMatch(/confirm\.|Yes|\{\{/)
  })
})
