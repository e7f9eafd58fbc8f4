import type { Client, FeatureContext } from '@cartonnage/sdk'
import { createMemoryStorage, createShopClient, storageEntries } from '@cartonnage/sdk'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { keepUnsentFields } from './keep-unsent-fields'
import { forgetUnsentFields } from './unsent-fields'

const { webstoreId, url, locale } = {
  webstoreId: '0ZECH00000000014AA',
  url: 'http://localhost/de-CH/',
  locale: 'de-CH',
} as const

function openTab(): Client {
  const tab = createMemoryStorage()
  return createShopClient({
    webstoreId,
    url,
    locale,
    sessionStorage: () => tab,
    localStorage: createMemoryStorage,
  })
}

const fields = `
  <input type="hidden" name="intent" value="guest">
  <input name="street" value="">
  <input name="city" value="Aarau">
  <input type="password" name="secret">
  <input name="card" autocomplete="cc-number">
  <textarea name="remark"></textarea>
  <select name="country"><option value="CH" selected>CH</option><option value="LI">LI</option></select>
  <input type="radio" name="billing" value="same" checked><input type="radio" name="billing" value="other">
  <input type="checkbox" name="keep" value="true" checked>
  <details><input name="copyTo"></details>`

/** The form as the server renders it for a page. */
function renderForm(html = fields): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`
  return document.forms[0] as HTMLFormElement
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

afterEach(() => document.body.replaceChildren())

/** What is typed into the first page, which is left. */
async function typeAndLeave(shop: Client, name = 'guest details') {
  const form = renderForm()
  const stop = keepUnsentFields(form, { shop, name })
  await userEvent.type(control(form, 'street'), 'Kartonweg 4')
  await userEvent.type(control(form, 'remark'), 'Klingeln')
  await userEvent.type(control(form, 'copyTo'), 'a@example.com')
  await userEvent.type(control(form, 'secret'), 'geheim')
  await userEvent.type(control(form, 'card'), '4111')
  await userEvent.selectOptions(control(form, 'country'), 'LI')
  await userEvent.click(form.querySelector('[value="other"]') as HTMLElement)
  await userEvent.click(control(form, 'keep'))
  stop()
}

describe('the unsent fields of a form', () => {
  it('are there again in the next page, but no secrets', async () => {
    const shop = openTab()
    await typeAndLeave(shop)
    const form = renderForm()
    keepUnsentFields(form, { shop, name: 'guest details' })
    expect(valuesOf(form)).toEqual({
      intent: 'guest',
      street: 'Kartonweg 4',
      city: 'Aarau',
      remark: 'Klingeln',
      country: 'LI',
      billing: 'other',
      copyTo: 'a@example.com',
      secret: '',
      card: '',
    })
    expect(form.querySelector('details')?.open).toBe(true)
    expect(document.activeElement).toBe(document.body)
    expect(JSON.stringify(shop.storage.read(storageEntries.unsentFields))).not.toMatch(/geheim|4111/)
  })

  it('tell the page that they have changed', async () => {
    const shop = openTab()
    await typeAndLeave(shop)
    const form = renderForm()
    const changed: string[] = []
    form.addEventListener('change', ({ target }) => changed.push((target as HTMLInputElement).name))
    keepUnsentFields(form, { shop, name: 'guest details' })
    expect(changed).toEqual(['street', 'remark', 'country', 'billing', 'keep', 'copyTo'])
  })

  it('do not overwrite what the visitor has typed before', async () => {
    const shop = openTab()
    await typeAndLeave(shop)
    const form = renderForm()
    await userEvent.type(control(form, 'street'), 'Neuweg 1')
    keepUnsentFields(form, { shop, name: 'guest details' })
    expect(valuesOf(form)).toMatchObject({ street: 'Neuweg 1', remark: 'Klingeln' })
    const again = renderForm()
    keepUnsentFields(again, { shop, name: 'guest details' })
    expect(valuesOf(again)).toMatchObject({ street: 'Neuweg 1' })
  })

  it('give way to a newer value of the server', async () => {
    const shop = openTab()
    await typeAndLeave(shop)
    const form = renderForm(fields.replace('name="street" value=""', 'name="street" value="Seeweg 7"'))
    keepUnsentFields(form, { shop, name: 'guest details' })
    expect(valuesOf(form)).toMatchObject({ street: 'Seeweg 7', remark: 'Klingeln' })
  })

  it('are those of one form and one person', async () => {
    const shop = openTab()
    await typeAndLeave(shop)
    const other = renderForm()
    keepUnsentFields(other, { shop, name: 'delivery' })
    expect(valuesOf(other)).toMatchObject({ street: '', billing: 'same' })
    const changeScope = shop.use((context: FeatureContext) => context.changeScope)
    changeScope({ ...shop.scope.getSnapshot(), userId: '005CH0000000001AAA' })
    const form = renderForm()
    keepUnsentFields(form, { shop, name: 'guest details' })
    expect(valuesOf(form)).toMatchObject({ street: '', billing: 'same' })
  })

  it('are forgotten with the form that was sent, and no others', async () => {
    const shop = openTab()
    await typeAndLeave(shop, 'delivery 1')
    await typeAndLeave(shop, 'enter-address new')
    forgetUnsentFields(shop, 'address')
    forgetUnsentFields(shop, 'enter-address')
    expect(Object.keys(shop.storage.read(storageEntries.unsentFields) as object)).toEqual(['delivery 1'])
    forgetUnsentFields(shop, 'delivery')
    expect(shop.storage.readText(storageEntries.unsentFields)).toBeNull()
  })

  it('are read from nothing else than what was stored', () => {
    const shop = openTab()
    for (const odd of [
      null,
      'x',
      [],
      { 'guest details': 1 },
      { 'guest details': { owner: '', fields: null } },
      { 'guest details': { owner: 1 } },
    ]) {
      shop.storage.write(storageEntries.unsentFields, odd)
      const form = renderForm()
      keepUnsentFields(form, { shop, name: 'guest details' })
      expect(valuesOf(form)).toMatchObject({ street: '' })
    }
  })
})
