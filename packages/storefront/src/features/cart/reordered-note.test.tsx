import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { Providers } from '../../app/providers'
import { createI18n } from '../../i18n/create-i18n'
import { createNotificationQueue } from '../notifications/notification-queue'
import { offlineShop, renderInShop } from '../product/shop-page.fixture'
import { ReorderedNote } from './reordered-note'

describe('ReorderedNote', () => {
  it('[8-5] tells once, as a success, that an order is in the cart again', async () => {
    const texts = await createI18n('de-CH', ['cart'])
    await renderInShop(
      <I18nextProvider i18n={texts}>
        <ReorderedNote />
      </I18nextProvider>,
    )
    const text = await screen.findByText(/^Alles liegt wieder im Warenkorb/)
    expect(text.parentElement?.querySelector('strong')?.textContent).toBe('Erledigt')
    expect(screen.getAllByText(/^Alles liegt wieder/)).toHaveLength(1)
  })

  it('is a note of the page where no scripts run', async () => {
    const html = renderToString(
      <Providers
        shop={offlineShop()}
        texts={await createI18n('de-CH', ['cart'])}
        notifications={createNotificationQueue()}
      >
        <ReorderedNote />
      </Providers>,
    )
    expect(html).toContain('Alles liegt wieder im Warenkorb')
  })
})
