import { configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers, createShopper, outcomeOf } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import * as page from './record-list-page'

// For a busy machine; nothing here waits longer than necessary.
configure({ asyncUtilTimeout: 10_000 })

const at = (path: string) => ({
  page,
  path: '/recordlist/:object/:filterName',
  at: path,
  texts: ['record-list'],
})
const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map((cell) => cell.textContent.replace(/\s+/g, ' '))

describe('the list page of an object', { timeout: 30_000 }, () => {
  it('[2.5-8] [2.10-5] shows the records of the object’s list under its own columns', async () => {
    const { open } = await openAccount(buyers.lea)
    await open(at('/recordlist/Quote/00BCN0000000001AAA'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Offerten' })).toBeTruthy()
    const [head, ...rows] = within(screen.getByRole('table', { name: 'Offerten' })).getAllByRole('row')
    expect(cells(head)).toEqual(['Nummer', 'Offerte', 'Status', 'Gültig bis', 'Netto'])
    expect(rows.map((row) => cells(row)[0])).toEqual(['A-2026-0117', 'A-2026-0102', 'A-2026-0064'])
    expect(cells(rows[0]).at(-1)).toBe('CHF 412.50')
  })

  it('links to the next page, and back to the first', async () => {
    const { open, sandbox } = await openAccount(buyers.lea)
    const { fetch } = sandbox
    sandbox.fetch = (request) => fetch(new Request(request.url.replace('pageSize=25', 'pageSize=2'), request))
    await open(at('/recordlist/Quote/Recent'))
    await userEvent.click(await screen.findByRole('link', { name: 'Weitere' }))
    expect(await screen.findByRole('rowheader', { name: 'A-2026-0064' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Weitere' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Zurück zur ersten Seite' }))
    expect(await screen.findByRole('rowheader', { name: 'A-2026-0117' })).toBeTruthy()
  })

  it('says so when there is no record yet', async () => {
    const { open } = await openAccount(buyers.lea)
    await open(at('/recordlist/OrderSummary/Recent'))
    expect(await screen.findByRole('heading', { name: 'Noch nichts da' })).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })

  it.each(['/recordlist/Lead/Recent', '/recordlist/Quote/Secret'])('does not exist as %s', async (path) => {
    const { open } = await openAccount(buyers.lea)
    await open(at(path))
    expect(await screen.findByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeTruthy()
  })

  it('redirects a guest to the sign-in, with a return target', async () => {
    const path = '/recordlist/Quote/Recent'
    const { args } = createShopper()
    const startUrl = encodeURIComponent(`/de-CH${path}`)
    expect(await outcomeOf(page.loader(args(path)))).toEqual({
      status: 303,
      to: `/login?startUrl=${startUrl}`,
    })
  })
})
