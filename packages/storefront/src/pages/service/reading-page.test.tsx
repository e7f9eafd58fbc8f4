import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { offlineShop } from '../../app/shop-page.fixture'
import { renderApp } from '../../app/render-app.fixture'
import { GuaranteeNotice } from './guarantee-notice'
import { ReadingPage } from './reading-page'

const list = { label: 'Seiten', groups: [] }

async function renderPage(version?: string, picture?: string) {
  const figures = { guarantee: <GuaranteeNotice findPicture={() => picture} /> }
  const page = <ReadingPage {...{ heading: 'AGB', text: 'Text.\n![guarantee]', figures, version, list }} />
  await renderApp(page, { shop: offlineShop(), texts: ['service', 'service-de'] })
  await screen.findByRole('heading', { level: 1, name: 'AGB' })
}

describe('a page of text', () => {
  it('has the day of its text, and can be printed or saved', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    await renderPage('2026-11-26')
    expect(screen.getByText('26. November 2026')).toHaveProperty('dateTime', '2026-11-26')
    await userEvent.click(screen.getByRole('button', { name: 'Drucken oder als PDF speichern' }))
    expect(print).toHaveBeenCalledOnce()
    print.mockRestore()
  })

  it('has neither without a day', async () => {
    await renderPage()
    expect(screen.queryByRole('time')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has the notice about the legal guarantee as text, with its official form behind a link', async () => {
    await renderPage()
    const notice = screen.getByRole('region', { name: 'Gesetzliche Gewährleistung mindestens 2 Jahre' })
    expect(notice.textContent).toMatch(/Reparatur.*Ersatz.*Preis mindern.*Haltbarkeitsgarantie/)
    expect(screen.getByRole('link', { name: /Verordnung \(EU\) 2025\/1960/ })).toHaveProperty(
      'href',
      'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
    )
  })
  it('shows the official picture where the operator has added it, and keeps the words for screen readers', async () => {
    await renderPage(undefined, '/assets/de-1.svg')
    const picture = screen.getByRole('img', { name: /Harmonisierte Mitteilung/ })
    expect(picture).toHaveProperty('src', expect.stringContaining('/assets/de-1.svg'))
    expect(screen.getByText(/Recht auf kostenlose Reparatur/)).toBeTruthy()
  })
})
