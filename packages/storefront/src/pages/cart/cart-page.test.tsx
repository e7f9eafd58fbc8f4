import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { buyers, createShopper } from '../../app/shopper.fixture'
import { Notifications } from '../../shared/notifications/notifications'
import { renderApp } from '../../app/render-app.fixture'
import { Component, loader } from './cart-page'
import { collectNews } from '../../shared/cart/live-regions.fixture'

const carton = '01tCN0001002120YAA'

/** The page of a buyer with this many of the carton, which is sold in steps of 20. */
async function renderCart(quantity: number, username: string = buyers.lea, settings = {}) {
  const shopper = createShopper({ runtime: 'browser' })
  await shopper.changeSettings(settings)
  await shopper.signIn(username)
  const shop = shopper.createClient()
  const { cart } = await shop.cart.add({ productId: carton, quantity })
  const started = vi.fn()
  await renderApp(
    [
      {
        path: '/cart/:cartId',
        loader,
        element: (
          <main>
            <Component />
            <Notifications />
          </main>
        ),
        HydrateFallback: () => null,
      },
      {
        path: '/checkout',
        action: () => {
          started()
          return null
        },
        element: <p>checkout</p>,
      },
    ],
    {
      shop,
      texts: ['cart', 'cart-tools', 'vouchers', 'product'],
      router: {
        getContext: () => shopper.contextOf('/cart/current', shop),
        initialEntries: [`/cart/${cart?.summary.cartId ?? ''}`],
      },
    },
  )
  const field = await screen.findByRole('textbox', { name: /^Menge: Automatikkarton/ })
  // The page works once its effects have run.
  await act(async () => undefined)
  return { shop, field, shopper, started }
}

const inCart = (shop: Awaited<ReturnType<typeof renderCart>>['shop']) => {
  const state = shop.cart.getSnapshot()
  return 'value' in state ? state.value?.items.map((item) => Number(item.quantity)) : undefined
}
/** No change is running any more. */
const isSettled = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Zur Kasse' }).ariaDisabled).toBeNull())
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ')

/** From now on the cart cannot be read, and once the page says so reads wait until the returned function is called. */
function holdReads(sandbox: Pick<ReturnType<typeof createShopper>['sandbox'], 'fetch'>): () => void {
  const { fetch } = sandbox
  const { promise, resolve } = Promise.withResolvers<void>()
  sandbox.fetch = async (request) => {
    if (request.method !== 'GET' || !request.url.includes('/cart-items')) return await fetch(request)
    if (screen.queryByText(/^Wir prüfen/) === null) return new Response(null, { status: 500 })
    await promise
    return await fetch(request)
  }
  return () => {
    sandbox.fetch = fetch
    resolve()
  }
}

describe('buyer’s cart page', () => {
  it.each([
    ['private', buyers.lea, 'CHF 1.5566 pro StückTotal CHF 31.13CHF 28.80 exkl. MWST'],
    ['business', buyers.reto, 'CHF 1.44 pro StückTotal CHF 28.80CHF 31.13 inkl. MWST'],
  ])(
    'shows %s buyers their main price first and the other with its label, and names both aloud',
    async (_, username, amounts) => {
      await renderCart(20, username)
      expect(plain(screen.getByRole('listitem').textContent)).toContain(amounts)
    },
  )

  it('loses no step when + is clicked faster than the platform responds', async () => {
    const { shop, field } = await renderCart(20)
    const more = screen.getByRole('button', { name: /^Mehr: Automatikkarton/ })
    for (let click = 0; click < 4; click += 1) await userEvent.click(more)
    await waitFor(() => expect(inCart(shop)).toEqual([100]))
    await waitFor(() => expect(screen.queryByText('Wird aktualisiert')).toBeNull())
    expect(field).toHaveProperty('value', '100')
  })

  it.each([
    ['private', buyers.lea, /^100 Stück, \d+\.\d\d; Total \d+\.\d\d\.$/],
    ['business', buyers.reto, /^100 Stück, \d+\.\d\d exkl\. MWST; Total inkl\. MWST \d+\.\d\d\.$/],
  ])(
    'announces to a %s buyer one sentence when + was clicked several times',
    async (_, username, sentence) => {
      const { shop } = await renderCart(20, username)
      const news = collectNews()
      const more = screen.getByRole('button', { name: /^Mehr: Automatikkarton/ })
      for (let click = 0; click < 4; click += 1) await userEvent.click(more)
      await waitFor(() => expect(inCart(shop)).toEqual([100]))
      await waitFor(() => expect(news).toHaveLength(1))
      expect(news[0]).toMatch(sentence)
    },
  )

  it('announces what is short in the same sentence, and only the refusal of an invalid quantity', async () => {
    const { shop, field } = await renderCart(20)
    const news = collectNews()
    await userEvent.clear(field)
    await userEvent.type(field, '440{Enter}')
    await waitFor(() => expect(inCart(shop)).toEqual([440]))
    await waitFor(() => expect(news).toHaveLength(1))
    expect(news[0]).toMatch(/^440 Stück, .+; Total .+\. 420 Stück sofort, 20 Stück ab \d\d\.\d\d\.\d{4}\.$/)
    await userEvent.clear(field)
    await userEvent.type(field, '1000000000{Enter}')
    const reported = 'Höchstens 999’980 pro Artikel. Die Menge wurde nicht geändert.'
    await waitFor(() => expect(news.slice(1)).toEqual([reported]))
    expect(field).toHaveProperty('value', '1000000000')
    expect(inCart(shop)).toEqual([440])
  })

  it.each([
    ['viele', 'Bitte eine ganze Zahl über 0 eingeben, zum Beispiel 20.'],
    ['0', 'Bitte eine ganze Zahl über 0 eingeben, zum Beispiel 20.'],
    ['1000000000', 'Höchstens 999’980 pro Artikel. Die Menge wurde nicht geändert.'],
  ])('changes nothing when %s is entered, and raises what is below the minimum', async (text, message) => {
    const { shop, field } = await renderCart(40)
    await userEvent.clear(field)
    await userEvent.type(field, `${text}{Enter}`)
    expect(screen.getByText(message)).toBeTruthy()
    expect([field.getAttribute('aria-invalid'), inCart(shop)]).toEqual(['true', [40]])
    expect(field).toHaveProperty('value', text)
    await userEvent.clear(field)
    await userEvent.type(field, '15{Enter}')
    expect(screen.getByText('Menge von 15 auf 20 erhöht.')).toBeTruthy()
    await waitFor(() => expect(inCart(shop)).toEqual([20]))
    await isSettled()
  })

  it('warns of a quantity beyond the stock during input, before anything is changed', async () => {
    const { shop, field } = await renderCart(20)
    await userEvent.clear(field)
    await userEvent.type(field, '440')
    expect(screen.getByText(/^420 Stück sofort, 20 Stück ab/)).toBeTruthy()
    expect(inCart(shop)).toEqual([20])
    await userEvent.click(screen.getByRole('button', { name: 'Nur 420 nehmen' }))
    await waitFor(() => expect(inCart(shop)).toEqual([420]))
    expect(document.activeElement).toBe(field)
    await isSettled()
  })

  it('puts back what was removed, by keyboard', async () => {
    const { shop } = await renderCart(40)
    await userEvent.click(screen.getByRole('button', { name: /entfernen$/ }))
    const undo = await screen.findByRole('button', { name: /^Rückgängig: Automatikkarton/ })
    expect(inCart(shop)).toEqual([])
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
    await userEvent.tab()
    expect(document.activeElement).toBe(undo)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(inCart(shop)).toEqual([40]))
    expect(await screen.findByText(/^Wieder im Warenkorb: Automatikkarton/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Rückgängig/ })).toBeNull()
    expect(document.activeElement?.tagName).toBe('H1')
    await isSettled()
  })

  it('says when something cannot be put back, and lets it be tried again', async () => {
    const { shop, shopper } = await renderCart(40)
    await userEvent.click(screen.getByRole('button', { name: /entfernen$/ }))
    const undo = await screen.findByRole('button', { name: /^Rückgängig/ })
    const fault = {
      kind: 'status',
      status: 400,
      errorCode: 'CART_VALIDATION_ERROR',
      message: 'Heute nicht.',
    } as const
    shopper.sandbox.faults.arm({ ...fault, match: { method: 'POST', path: 'cart-items' } })
    await userEvent.click(undo)
    expect(await screen.findByText('Fehler')).toBeTruthy()
    await waitFor(() => expect(undo.ariaDisabled).toBeNull())
    await userEvent.click(undo)
    await waitFor(() => expect(inCart(shop)).toEqual([40]))
    await isSettled()
  })

  it('[4.cart-counts-and-processing-2] keeps the checkout button disabled while a change is running', async () => {
    const { shop } = await renderCart(20)
    const checkout = screen.getByRole('button', { name: 'Zur Kasse' })
    const states: (string | null)[] = []
    const observer = new MutationObserver(() => states.push(checkout.ariaDisabled))
    observer.observe(checkout, { attributeFilter: ['aria-disabled'] })
    await userEvent.click(screen.getByRole('button', { name: /^Mehr: Automatikkarton/ }))
    await waitFor(() => expect(inCart(shop)).toEqual([40]))
    await waitFor(() => expect(states).toEqual(['true', null]))
  })

  it('goes to the checkout once, when it was clicked before a change was done', async () => {
    const { shop, field, started } = await renderCart(20)
    await userEvent.clear(field)
    await userEvent.type(field, '40')
    await userEvent.click(screen.getByRole('button', { name: 'Zur Kasse' }))
    expect(await screen.findByText('checkout')).toBeTruthy()
    expect([inCart(shop), started.mock.calls.length]).toEqual([[40], 1])
  })

  it('stays when that change was refused: the line says why', async () => {
    const { field, shopper, started } = await renderCart(20)
    const message = 'Pro Bestellung sind höchstens 20 möglich.'
    const fault = { kind: 'status', status: 400, errorCode: 'CART_VALIDATION_ERROR', message } as const
    shopper.sandbox.faults.arm({ ...fault, match: { method: 'PATCH', path: 'cart-items' } })
    await userEvent.clear(field)
    await userEvent.type(field, '40')
    await userEvent.click(screen.getByRole('button', { name: 'Zur Kasse' }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    await isSettled()
    expect(started).not.toHaveBeenCalled()
  })

  it('shows the cart’s quantity again when the platform refuses a change, and says why', async () => {
    const { shop, field, shopper } = await renderCart(20)
    const message = 'Pro Bestellung sind höchstens 20 möglich.'
    const fault = { kind: 'status', status: 400, errorCode: 'CART_VALIDATION_ERROR', message } as const
    shopper.sandbox.faults.arm({ ...fault, match: { method: 'PATCH', path: 'cart-items' } })
    await userEvent.click(screen.getByRole('button', { name: /^Mehr: Automatikkarton/ }))
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(field).toHaveProperty('value', '20')
    expect(inCart(shop)).toEqual([20])
  })

  it('says when the cart differs from what was intended, because it was changed elsewhere too', async () => {
    const { shop } = await renderCart(20)
    const item = { productId: carton, intended: '40', actual: '60', reason: 'changed-elsewhere' } as const
    act(() => shop.events.emit('cartmismatch', [item, { ...item, productId: 'gone', reason: 'refused' }]))
    const text = plain(
      (await screen.findByText('Der Warenkorb ist anders als gewünscht')).parentElement?.textContent,
    )
    expect(text).toMatch(/Automatikkarton.*: 60 statt 40\.$/)
  })

  it('says of a change whose response was lost that its outcome is unknown, not that it failed', async () => {
    const { shop } = await renderCart(20)
    const line = { productId: carton, intended: '1040', actual: '1000', reason: 'unknown' } as const
    act(() => shop.events.emit('cartmismatch', [line, { ...line, confirmedBy: 'match' }]))
    const title = await screen.findByText('Bitte prüfen Sie den Warenkorb')
    expect(plain(title.parentElement?.textContent)).toMatch(
      /Automatikkarton.*: Wir konnten nicht herausfinden, ob alles angekommen ist\. Im Warenkorb sind jetzt 1’000\. Bitte prüfen Sie die Menge\.$/,
    )
  })

  it('says what is being checked while the response to a change is missing, and blocks the checkout', async () => {
    const { shop, shopper } = await renderCart(20)
    shopper.sandbox.faults.arm({ kind: 'late', ms: 4500, match: { method: 'PATCH', path: 'cart-items' } })
    const release = holdReads(shopper.sandbox)
    await userEvent.click(screen.getByRole('button', { name: /^Mehr: Automatikkarton/ }))
    expect(
      await screen.findByText(/^Wir prüfen, ob die neue Menge angekommen ist: 40 × Automatikkarton/),
    ).toBeTruthy()
    expect(await screen.findByText('Wird geprüft')).toBeTruthy()
    const checkout = screen.getByRole('button', { name: 'Zur Kasse' })
    await waitFor(() => expect(checkout.ariaDisabled).toBe('true'))
    const reason = document.getElementById(checkout.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Zur Kasse geht es, sobald das geprüft ist.')
    release()
    await waitFor(() => expect(screen.queryByText(/^Wir prüfen/)).toBeNull())
    expect(inCart(shop)).toEqual([40])
    await waitFor(() => expect(checkout.ariaDisabled).toBeNull())
  })

  it('orders more than the stock where the rest comes on a known day, and offers what there is', async () => {
    const { shop } = await renderCart(440)
    expect(screen.getByRole('button', { name: 'Zur Kasse' })).toHaveProperty('disabled', false)
    expect(screen.getByText(/^420 Stück sofort, 20 Stück ab/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Nur 420 nehmen' }))
    await waitFor(() => expect(inCart(shop)).toEqual([420]))
    await isSettled()
  })

  it('leads from the checkout button, which can be reached, and from its reason to the line that blocks', async () => {
    const { field, started } = await renderCart(440, buyers.lea, { supplyDatesEnabled: false })
    const checkout = screen.getByRole('button', { name: 'Zur Kasse' })
    expect([checkout.ariaDisabled, checkout.hasAttribute('disabled')]).toEqual(['true', false])
    const reason = document.getElementById(checkout.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('1 Position verhindert die Bestellung.')
    checkout.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(field)
    await userEvent.click(screen.getByRole('link', { name: '1 Position verhindert die Bestellung.' }))
    expect(document.activeElement).toBe(field)
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(plain(described?.textContent)).toMatch(/^Nur 420 Stück an Lager\./)
    expect(started).not.toHaveBeenCalled()
  })

  it('is empty after the last item was removed, with the focus on the heading', async () => {
    await renderCart(20)
    await userEvent.click(screen.getByRole('button', { name: /entfernen$/ }))
    expect(await screen.findByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })
})
