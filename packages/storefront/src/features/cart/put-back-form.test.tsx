import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import type { LineProblem } from './cart-action'
import { PutBackForm } from './put-back-form'

const removed = { productId: '01tCN0001001210YAA', quantity: 100, name: 'Faltkarton' }

async function renderForm(problem?: LineProblem) {
  const element = <PutBackForm removed={removed} problem={problem} />
  const texts = await createI18n('de-CH', ['cart'])
  render(
    <I18nextProvider i18n={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </I18nextProvider>,
  )
}

describe('PutBackForm', () => {
  it('names what was taken out, and puts it back', async () => {
    await renderForm()
    expect(screen.getByText(/Faltkarton$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Rückgängig: Faltkarton' })).toBeTruthy()
  })

  it('says why it cannot be put back, in the words of the failure', async () => {
    const sentences = ['Verfügbar sind noch 40.', 'Bitte wählen Sie eine andere Menge.']
    await renderForm({
      cartItemId: '',
      problem: { messageKey: 'refused', reportedBy: 'catalogue', sentences },
    })
    expect(screen.getByText(`Faltkarton: ${sentences.join(' ')}`)).toBeTruthy()
  })
})
