import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from './account-page.fixture'
import * as orderPage from '../../pages/orders/order-page'
import * as ordersPage from '../../pages/orders/orders-page'
import { placeOrder } from './placed-order.fixture'

const box = { productId: '01tCN0001001100YAA', quantity: 25 }

async function openOrdered(line = box, username: string = buyers.lea) {
  const account = await openAccount(username)
  const number = await placeOrder(account.shop, [line])
  const { sandbox } = account
  const move = async (step: string) => {
    const body = JSON.stringify({ orderNumber: number, step })
    await sandbox.fetch(new Request('https://shop.example/__sandbox/orders', { method: 'POST', body }))
  }
  const openOrder = () =>
    account.open({
      page: orderPage,
      path: '/my/orders/:id',
      at: `/my/orders/${number}`,
      texts: ['orders', 'cart', 'delivery'],
    })
  return { ...account, number, move, openOrder }
}

const plain = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ')
const findProgress = () => screen.findByRole('region', { name: 'Stand Ihrer Bestellung' })

/** The steps of the only delivery, with what is marked as the current one. */
async function readSteps() {
  const items = within(await findProgress()).getAllByRole('listitem')
  return items.map((item) => `${plain(item)}${item.getAttribute('aria-current') === 'step' ? ' <' : ''}`)
}

describe('how far an order is', () => {
  it.each([
    [
      'packed',
      [/^Eingegangen\d/, /^Verpackt\d.* <$/, /^Versandtsteht noch aus$/, /^Zugestelltsteht noch aus$/],
    ],
    ['delivered', [/^Eingegangen\d/, /^Verpackt\d[^<]*$/, /^Versandt\d[^<]*$/, /^Zugestellt\d.* <$/]],
  ])('is a list of steps with their days: %s', async (step, expected) => {
    const { move, openOrder } = await openOrdered()
    await move(step)
    await openOrder()
    const steps = await readSteps()
    expect(steps).toHaveLength(4)
    for (const [index, pattern] of expected.entries()) expect(steps[index]).toMatch(pattern)
  })

  it('waits for the file and the approval of what is printed, and says so until it is packed', async () => {
    const printed = { productId: '01tCN0002000290YAA', quantity: 144 }
    const { move, openOrder } = await openOrdered(printed, buyers.reto)
    await openOrder()
    expect((await readSteps()).slice(1, 3)).toEqual([
      'Datei erhaltensteht noch aus',
      'Druck freigegebensteht noch aus',
    ])
    const request = /^Für den Druck brauchen wir noch Ihr Logo/
    expect(within(await findProgress()).getByText(request)).toBeTruthy()
    const link = within(await findProgress()).getByRole('link', { name: 'Datei abgeben' })
    expect(link.getAttribute('href')).toMatch(/\/my\/orders\/[^/]+\/print-files$/)
    cleanup()
    await move('proof')
    await openOrder()
    expect((await readSteps())[1]).toMatch(/^Datei erhalten\d.* <$/)
    expect(within(await findProgress()).getByText(/^Sie haben unseren Andruck erhalten/)).toBeTruthy()
    cleanup()
    await move('packed')
    await openOrder()
    expect((await readSteps()).slice(1, 4)).toEqual([
      expect.stringMatching(/^Datei erhalten\d/),
      expect.stringMatching(/^Druck freigegeben\d/),
      expect.stringMatching(/^Verpackt\d.* <$/),
    ])
    expect(screen.queryByText(request)).toBeNull()
  })

  it('links to the page of the carrier in a new tab, and names the invoice', async () => {
    const { move, openOrder } = await openOrdered()
    await move('sent')
    await openOrder()
    const link = within(await findProgress()).getByRole('link', { name: /Sendung verfolgen/ })
    expect(link.getAttribute('href')).toMatch(/^https:\/\/service\.post\.ch\//)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    expect(plain(await findProgress())).toMatch(/Rechnung R-CH-000001 vom \d/)
    expect(plain(await findProgress())).toContain('Die Schweizerische Post, Sendungsnummer')
  })

  it('leaves out when the order was expected once it has arrived', async () => {
    const { move, openOrder } = await openOrdered()
    await openOrder()
    await findProgress()
    expect(screen.queryByText('Voraussichtliche Lieferung')).not.toBeNull()
    cleanup()
    await move('delivered')
    await openOrder()
    await findProgress()
    expect(screen.queryByText('Voraussichtliche Lieferung')).toBeNull()
  })

  it.each(['javascript:alert(1)', '/my/orders', 'data:text/html,x', 'https://user@carrier.example/'])(
    'does not link to %s',
    async (trackingUrl) => {
      const { move, openOrder, sandbox } = await openOrdered()
      await move('sent')
      const { fetch } = sandbox
      sandbox.fetch = async (request) => {
        const response = await fetch(request)
        if (!request.url.includes('order-summaries/')) return response
        const text = await response.text()
        return new Response(text.replace(/https:\/\/service\.post\.ch[^"]*/, trackingUrl), response)
      }
      await openOrder()
      const progress = await findProgress()
      expect(plain(progress)).toContain('Sendungsnummer')
      expect(within(progress).queryByRole('link')).toBeNull()
    },
  )

  it('is shown anew when the visitor comes back to the page', async () => {
    const { move, openOrder } = await openOrdered()
    await openOrder()
    expect((await readSteps())[0]).toMatch(/<$/)
    await move('packed')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(async () => expect((await readSteps())[1]).toMatch(/<$/))
  })

  it('stays as it is when it cannot be asked for', async () => {
    const { move, openOrder, sandbox } = await openOrdered()
    await openOrder()
    await readSteps()
    await move('packed')
    sandbox.faults.arm({ kind: 'status', status: 500, match: { path: 'order-summaries' }, times: 9 })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(sandbox.faults.list()[0]?.times).not.toBe(9))
    expect((await readSteps())[0]).toMatch(/<$/)
  })

  it('is in the list of orders, with its day', async () => {
    const { move, open } = await openOrdered()
    await move('sent')
    await open({ page: ordersPage, path: '/my/orders', at: '/my/orders', texts: ['orders'] })
    const cell = (await screen.findAllByRole('cell')).find((found) => plain(found).startsWith('Versandt'))
    expect(plain(cell ?? document.body)).toMatch(/^Versandt\d+\. \p{L}+\.? \d{4}$/u)
  })
})
