import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFailingShop } from './failing-shop.fixture'
import type { FailingShop, DisplayedPage } from './failing-shop.fixture'

const attributesOf = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|select|div)\b([^>]*)>/g)].map(([, attributes = '']) => attributes)

/** The element that the browser focuses in a new page: the first one with `autofocus`. */
const focusOf = ({ html }: DisplayedPage) => attributesOf(html).find((one) => / autofocus=""/.test(one)) ?? ''
const invalidOf = ({ html }: DisplayedPage) =>
  attributesOf(html).filter((one) => one.includes('aria-invalid="true"'))
const titleOf = ({ html }: DisplayedPage) => /<title>(.*?)<\/title>/.exec(html)?.[1]

interface RefusedForm {
  readonly name: string
  readonly title: string
  readonly send: (shop: FailingShop) => Promise<DisplayedPage>
  /** What has the focus: a summary of the errors, or the one field with an error. */
  readonly focus: 'sum' | 'field'
  readonly fields: number
}

const forms: readonly RefusedForm[] = [
  {
    name: 'the sign-in without an e-mail address',
    title: 'Fehler: Anmelden',
    send: ({ jar, open }) => {
      jar.clear()
      return open('/login', { email: ' ', password: 'x' })
    },
    focus: 'sum',
    fields: 1,
  },
  {
    name: 'the sign-in with a password of blanks',
    title: 'Fehler: Anmelden',
    send: ({ jar, open }) => {
      jar.clear()
      return open('/login', { email: 'a@b.ch', password: '  ' })
    },
    focus: 'sum',
    fields: 1,
  },
  {
    name: 'the registration',
    title: 'Fehler: Konto eröffnen',
    send: ({ jar, open }) => {
      jar.clear()
      return open('/login/SelfRegister', { firstName: ' ', lastName: '', email: 'a', password: '' })
    },
    focus: 'sum',
    fields: 4,
  },
  {
    name: 'an address',
    title: 'Fehler: Neue Lieferadresse',
    send: ({ open }) => open('/my/addresses/new', { kind: 'Shipping', country: 'DE', street: ' ' }),
    focus: 'sum',
    fields: 5,
  },
  {
    name: 'a withdrawal',
    title: 'Fehler: Vertrag widerrufen',
    send: ({ open }) => open('/withdrawal', { intent: 'check', name: ' ', order: '', email: 'a' }),
    focus: 'sum',
    fields: 3,
  },
  {
    name: 'a quantity for the cart',
    title: 'Fehler: Faltkarton',
    send: ({ open, product }) => open(product, { quantity: 'abc' }),
    focus: 'field',
    fields: 1,
  },
  {
    name: 'a quantity in the cart',
    title: 'Fehler: Warenkorb',
    send: async ({ open, fillCart }) => {
      const { cartItemId, path } = await fillCart()
      return await open(path, { cartItemId, quantity: 'abc' })
    },
    focus: 'field',
    fields: 1,
  },
  {
    name: 'a checkout step without a choice',
    title: 'Fehler: Adresse – Kasse',
    send: async ({ open, fillCart }) => {
      await fillCart()
      await open('/checkout', { intent: 'start' })
      return await open('/checkout?step=address', { intent: 'address' })
    },
    focus: 'sum',
    fields: 0,
  },
]

const limitedForms = [
  {
    name: 'the sign-in',
    call: 'auth/login',
    path: '/login',
    title: 'Anmelden',
    form: { email: 'lea.keller@example.com' },
  },
  {
    name: 'the registration',
    call: 'auth/register',
    path: '/login/SelfRegister',
    title: 'Konto eröffnen',
    form: { firstName: 'Mira', lastName: 'Kern', email: 'mira@example.com' },
  },
  {
    name: 'the withdrawal',
    call: 'withdrawals',
    path: '/withdrawal',
    title: 'Vertrag widerrufen',
    form: {
      intent: 'confirm',
      name: 'Jonas Weber',
      order: 'ABCDE-FGHJK',
      email: 'jonas@example.de',
      scope: 'whole',
      key: '0123456789abcdef0123456789abcdef',
    },
  },
]

// A page of the shop is rendered for each row.
describe('a form that comes back without scripts', () => {
  let shop: FailingShop
  beforeAll(async () => {
    shop = await openFailingShop('de')
  })
  afterAll(() => shop.close())

  it.each(forms)('says in the title that something is wrong, and begins there: $name', async (form) => {
    await shop.reset()
    const page = await form.send(shop)
    expect(page.status).toBe(422)
    expect(titleOf(page)).toMatch(new RegExp(`^${form.title}`))
    expect(invalidOf(page)).toHaveLength(form.fields)
    const focus = focusOf(page)
    if (form.focus === 'field') expect(focus).toContain('aria-invalid="true"')
    else expect(focus).toContain('tabindex="-1"')
  })

  it.each(limitedForms)(
    'finding 4: starts beyond a limit with how long to wait, and keeps what was entered: $name',
    async ({ call, path, form, title }) => {
      await shop.reset()
      shop.jar.clear()
      shop.sandbox.faults.arm({ kind: 'status', status: 429, retryAfter: 900, match: { path: call } })
      const page = await shop.open(path, { ...form, password: 'Karton und 7' })
      expect(page.status).toBe(429)
      expect(titleOf(page)).toMatch(new RegExp(`^Fehler: ${title}`))
      expect(focusOf(page)).toContain('tabindex="-1"')
      expect(page.html).toMatch(/role="alert"/)
      expect(page.html).toContain('Bitte versuchen Sie es in 15 Minuten noch einmal.')
      for (const text of Object.values(form)) expect(page.html).toContain(`value="${text}"`)
      expect(page.html).not.toContain('Karton und 7')
    },
  )

  it('is taken at an address with parameters that its page does not read, and leads on without them', async () => {
    await shop.reset()
    const form = { email: 'jonas.weber@example.de', password: 'cartonnage' }
    const page = await shop.open('/login?utm_source=mail&startUrl=%2Fde-shop%2Fmy%2Forders&zz=1', form)
    expect([page.status, page.path]).toEqual([200, '/de-shop/my/orders'])
    const added = await shop.open(`${shop.product}?quantity=50&utm_source=mail`, { quantity: '25' })
    expect([added.status, added.path]).toEqual([200, `/de-shop${shop.product}?added=25`])
  })

  it('never leaves its fields to the browser’s own messages', async () => {
    const pages = [
      await shop.open('/my/addresses/new'),
      await shop.open('/withdrawal'),
      ...(await Promise.all(['/login', '/login/SelfRegister'].map((path) => openAsGuest(path)))),
    ]
    const asking = pages.flatMap(
      ({ html }) => html.match(/<form\b[^>]*method="post"[^>]*>.*?<\/form>/gs) ?? [],
    )
    const required = asking.filter((form) => / required=""/.test(form))
    expect(required.length).toBe(4)
    expect(required.filter((form) => !/^<form[^>]* novalidate=""/i.test(form))).toEqual([])
  })

  it('says why products cannot be put back into the cart, next to them', async () => {
    await shop.reset()
    await shop.fillCart()
    const productLines = { productId: '01tCN0001001210YAA', quantity: '100' }
    const page = await shop.open(
      `/cart/current?removed=${productLines.productId}&quantity=${productLines.quantity}`,
    )
    const form = /<form[^>]*action="([^"]*removed=[^"]*)"[^>]*>/.exec(page.html)?.[1] ?? ''
    const path = form.replaceAll('&amp;', '&').replace('/de-shop', '')
    const refused = await shop.open(path, { intent: 'put-back', ...productLines })
    expect(refused.status).toBe(422)
    const said = /<main.*?value="put-back"/s.exec(refused.html)?.[0].replace(/<[^>]*>/g, ' ')
    expect(said).toMatch(/430 × 305 × 150 mm: .* läuft aus/)
  })

  it('says nothing of the kind on a page that was only opened', async () => {
    await shop.reset()
    expect(titleOf(await shop.open('/my/addresses/new'))).toMatch(/^Neue Lieferadresse/)
  })

  const openAsGuest = async (path: string) => {
    shop.jar.clear()
    return await shop.open(path)
  }
})
