import { render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n'
import { StepsBar } from './steps-bar'

describe('StepsBar', () => {
  it('links back to what is done, marks the present step and leaves the rest', async () => {
    const texts = await createI18n('de-CH', ['checkout'])
    const router = createMemoryRouter([{ path: '*', element: <StepsBar current="payment" /> }])
    render(
      <I18nextProvider i18n={texts}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    )
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Adresse, erledigt', '/checkout?step=address'],
      ['Lieferung, erledigt', '/checkout?step=delivery'],
    ])
    const items = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))
    expect(items).toEqual([null, null, 'step', null])
  })
})
