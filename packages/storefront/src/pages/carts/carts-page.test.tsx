import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { buyers } from '../../app/shopper.fixture'
import { openAccount } from '../../shared/order/account-page.fixture'
import { box, carton, lastOnes, openCarts, showCarts } from './second-cart.fixture'

const active = () => screen.getByRole('region', { name: 'Aktiver Warenkorb' })
const second = () => screen.getByRole('region', { name: 'Zweiter Warenkorb' })
const findActive = () => screen.findByRole('region', { name: 'Aktiver Warenkorb' })
/** The names of its items. */
const links = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('listitem')
    .map((row) => within(row).getByRole('link').textContent)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const note = () => document.activeElement?.textContent

describe('the page of both carts', { timeout: 20_000 }, () => {
  it('shows what a business buyer keeps: name, note, age, who made it, items and amounts', async () => {
    const account = await openAccount(buyers.reto)
    await showCarts(account)
    await findActive()
    expect(within(active()).getByText('Ihr aktiver Warenkorb ist leer.')).toBeTruthy()
    expect(within(second()).getByText('Nachschub Lager Olten')).toBeTruthy()
    expect(within(second()).getByText('Erst nach der Inventur bestellen', { selector: 'p' })).toBeTruthy()
    expect(second().textContent).toMatch(/geändert.*· Angelegt von Reto Brunner/)
    expect(second().textContent).toMatch(/\d Positionen.*Preise netto/)
    expect(second().textContent).toMatch(/Total inkl\. MWST.*CHF/)
    expect(links(second()).length).toBeGreaterThan(2)
  })

  it('makes the second cart the active one, says so, and takes the focus there', async () => {
    const { show } = await openCarts({ active: { [carton]: 20 }, second: { [box]: 25 } })
    await show()
    await findActive()
    const [before, after] = [links(active()), links(second())]
    expect([before.length, after.length]).toEqual([1, 1])
    await press('Zum aktiven Warenkorb machen')
    await waitFor(() => expect(links(active())).toEqual(after))
    await waitFor(() => expect(links(second())).toEqual(before))
    expect(note()).toContain('Die Warenkörbe haben die Plätze getauscht.')
  })

  it('adds the second cart to the active one', async () => {
    const { show, createClient } = await openCarts({ active: { [carton]: 20 }, second: { [box]: 25 } })
    await show()
    await findActive()
    await press('Alles in den aktiven Warenkorb legen')
    await screen.findByText('Alles liegt jetzt im aktiven Warenkorb.')
    expect(links(active())).toHaveLength(2)
    expect(within(second()).getByText('Sie haben keinen zweiten Warenkorb.')).toBeTruthy()
    expect((await createClient().cart.load())?.items).toHaveLength(2)
  })

  it('[2.7-8] keeps the only cart for later, and explains how before', async () => {
    const { show } = await openCarts({ active: { [carton]: 20 } })
    await show()
    await findActive()
    expect(second().textContent).toContain('Behalten Sie den aktiven Warenkorb für später')
    await press('Für später behalten')
    await screen.findByText(/Ihr Warenkorb wartet hier auf später/)
    expect(links(second())).toHaveLength(1)
    expect(active().textContent).toContain('Ihr aktiver Warenkorb ist leer.')
  })

  it('asks what becomes of the second cart before another one takes its place, and says what is deleted', async () => {
    const { show, createClient } = await openCarts({ active: { [carton]: 20 }, second: { [box]: 25 } })
    await show()
    const [choice = document.body] = within(await findActive()).getAllByRole('group')
    await userEvent.click(within(choice).getByText('Für später behalten'))
    const replace = within(choice).getByRole('button', { name: 'Zweiten Warenkorb ersetzen' })
    const described = document.getElementById(replace.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toMatch(/Endgültig gelöscht wird: (?:.+, )?1 Position, CHF\s[\d.]+\./)
    await userEvent.click(replace)
    await screen.findByText(/Der bisherige zweite ist gelöscht/)
    expect((await createClient().cart.load())?.items ?? []).toEqual([])
    await waitFor(() => expect(links(second())).toHaveLength(1))
  })

  it('keeps both carts together for later', async () => {
    const { show } = await openCarts({ active: { [carton]: 20 }, second: { [box]: 25 } })
    await show()
    await userEvent.click(within(await findActive()).getByText('Für später behalten'))
    await press('Beide zusammen behalten')
    await screen.findByText(/Alle Positionen warten zusammen im zweiten Warenkorb/)
    expect(links(second())).toHaveLength(2)
  })

  it('deletes the second cart, and makes it again', async () => {
    const account = await openAccount(buyers.reto)
    await showCarts(account)
    await findActive()
    const before = links(second())
    await press('Löschen: Zweiter Warenkorb')
    await screen.findByText('Zweiter Warenkorb gelöscht')
    expect(note()).toContain('Nachschub Lager Olten')
    expect(second().textContent).toContain('Sie haben keinen zweiten Warenkorb.')
    await press('Rückgängig')
    await screen.findByText(/Der zweite Warenkorb ist wieder da/)
    expect(links(second())).toEqual(before)
    expect(within(second()).getByText('Erst nach der Inventur bestellen', { selector: 'p' })).toBeTruthy()
  })

  it('names what a merge has left, with the reason', async () => {
    const { show } = await openCarts({ active: { [lastOnes]: 40 }, second: { [box]: 25, [lastOnes]: 40 } })
    await show()
    await findActive()
    await press('Alles in den aktiven Warenkorb legen')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/Einiges ist im zweiten Warenkorb geblieben/)
    expect(within(alert).getAllByRole('listitem')).toHaveLength(1)
    expect(alert.textContent).toMatch(/Faltkarton 1-wellig 430.*: /)
    expect(links(second())).toHaveLength(1)
    expect(links(active())).toHaveLength(2)
  })

  it('says what cannot be a name before it is sent, and saves what can', async () => {
    const account = await openAccount(buyers.reto)
    await showCarts(account)
    await findActive()
    await userEvent.click(within(second()).getByText('Name und Notiz ändern'))
    const name = within(second()).getByRole('textbox', { name: /^Name des Warenkorbs/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Messe & Laden')
    account.requests.length = 0
    await press('Speichern')
    expect(account.requests).toEqual([])
    expect(second().textContent).toContain('Dieses Zeichen ist hier nicht möglich: &')
    expect(document.activeElement).toBe(name)
    await userEvent.clear(name)
    await userEvent.type(name, 'Messe und Laden')
    await press('Speichern')
    await screen.findByText('Name und Notiz sind gespeichert.')
    expect(within(second()).getByText('Messe und Laden')).toBeTruthy()
  })

  it('does without names where the shop does not keep them', async () => {
    const account = await openAccount(buyers.reto)
    await account.changeSettings({ cartListEnabled: false })
    await showCarts(account)
    await findActive()
    expect(links(second()).length).toBeGreaterThan(2)
    expect(second().textContent).not.toContain('Nachschub Lager Olten')
    expect(screen.queryByText(/Name und Notiz/)).toBeNull()
  })

  it('says that another window has deleted the cart, and shows what is there', async () => {
    const { show, shop, createClient } = await openCarts({ active: { [carton]: 20 }, second: { [box]: 25 } })
    await show()
    await findActive()
    const found = await shop.inactiveCart.load()
    await createClient().carts.delete(found?.id ?? '')
    await press('Zum aktiven Warenkorb machen')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Diesen Warenkorb gibt es nicht mehr/)
    await within(second()).findByText('Sie haben keinen zweiten Warenkorb.')
    expect(links(active())).toHaveLength(1)
  })

  it('says that another window has switched the carts, changes nothing, and shows them', async () => {
    const { show, shop, createClient } = await openCarts({ active: { [carton]: 20 }, second: { [box]: 25 } })
    await show()
    await findActive()
    const [before] = links(second())
    const found = await shop.inactiveCart.load()
    await createClient().carts.makeActive(found?.id ?? '')
    await press('Löschen: Zweiter Warenkorb')
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /die Plätze getauscht, darum wurde nichts geändert/,
    )
    await waitFor(() => expect(links(active())).toEqual([before]))
    expect(links(second())).toHaveLength(1)
  })

  it.each([
    [409, /wurde gerade berechnet, darum wurde nichts geändert/],
    [
      500,
      /^Wir haben keine Antwort erhalten\. Sie sehen die Warenkörbe, wie sie jetzt sind\. Bitte prüfen Sie sie\.$/,
    ],
  ])('says what is so after a %d, and works the next time', async (status, words) => {
    const { show, sandbox } = await openCarts({ active: { [carton]: 20 }, second: { [box]: 25 } })
    await show()
    await findActive()
    sandbox.faults.arm({ kind: 'status', status, match: { path: '/actions/make-primary' }, times: 99 })
    await press('Zum aktiven Warenkorb machen')
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    sandbox.faults.clear()
    await press('Zum aktiven Warenkorb machen')
    await screen.findByText(/die Plätze getauscht/)
  })
})
