import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReadPage, Shop, ShopWithout } from './missing-calls.fixture'
import { openShopWithout } from './missing-calls.fixture'

/** A class of the shop that its organisation does not have. */
interface Row {
  readonly id: string
  /** The pages that lack something; others are as they were. */
  readonly pages: 'all' | 'of buyers' | '/my/carts' | 'none'
  /** What they lack. */
  readonly lost?: RegExp
  readonly reported?: string
}

const rows: readonly Row[] = [
  {
    id: 'account.getInfo',
    pages: 'of buyers',
    lost: /class="[^"]*person[^"]*"><strong>/,
    reported: 'the account info cannot be loaded',
  },
  { id: 'account.getUserInfo', pages: 'none' },
  {
    id: 'navigation.getCategories',
    pages: 'all',
    lost: />Begleitpapiertaschen</,
    reported: 'the category menu cannot be loaded',
  },
  {
    id: 'navigation.getMenuItems',
    pages: 'all',
    lost: />Inspiration &amp; Know-how</,
    reported: 'the menu of the footer cannot be loaded',
  },
  { id: 'navigation.getVATInformation', pages: 'all', lost: /Sprache und Region: / },
  { id: 'navigation.getCartSummary', pages: 'of buyers', lost: /Ihr Warenkorb wird beim Wechsel geleert\./ },
  {
    id: 'cart.getInactiveCarts',
    pages: '/my/carts',
    lost: /Nachschub Lager Olten|Herbstversand/,
    reported: 'the second cart',
  },
  ...[
    'cart.addItemsToCart',
    'signIn.signIn',
    'signIn.register',
    'signIn.getLogoutUrl',
    'withdrawal.declare',
    'withdrawal.lookUp',
  ].map((id): Row => ({ id, pages: 'none' })),
]

/** In these no frame stands around the page. */
const isWithoutFrame = (name: string) => /\/checkout$/.test(name)

function mayLack({ pages }: Row, name: string): boolean {
  if (pages === 'none' || isWithoutFrame(name)) return false
  if (pages === 'all') return true
  return pages === 'of buyers' ? name.startsWith('buyer ') : name === `buyer ${pages}`
}

describe.each(['CH', 'DE'] as const)('the shop %s of an organisation', (shop: Shop) => {
  const full = new Map<string, ReadPage>()
  let world: ShopWithout
  beforeAll(async () => {
    world = await openShopWithout(shop)
    for (const { name, read } of world.visits) full.set(name, await read())
  })
  afterAll(() => world.close())

  it('opens every page of the shop', () => {
    const failed = [...full].filter(([, { status }]) => status !== 200).map(([name]) => name)
    expect([failed, world.takeFailures()]).toEqual([[], []])
  })

  // Every fourth page, another one for each call: all of them are read without several calls.
  it.each(rows.map((row, index) => ({ ...row, index })))(
    'without $id lacks on $pages pages what belongs to it, and has all others as they were',
    async ({ index, ...row }) => {
      world.takeAway(row.id)
      const visits = world.visits.filter(({ name }, at) => at % 4 === index % 4 || name === 'buyer /my/carts')
      for (const { name, read } of visits) {
        const [before, after] = [full.get(name), await read()]
        expect([name, after.status]).toEqual([name, 200])
        if (!mayLack(row, name)) expect([name, after.text]).toEqual([name, before?.text])
        else if (row.lost) {
          expect([name, row.lost.test(before?.html ?? ''), row.lost.test(after.html)]).toEqual([
            name,
            true,
            false,
          ])
        }
        expect([name, /role="alert"/.test(after.html)]).toEqual([
          name,
          /role="alert"/.test(before?.html ?? ''),
        ])
      }
      expect(world.takeFailures()).toEqual(row.reported === undefined ? [] : [row.reported])
    },
  )

  it('without the class for signing in says that this is not available, and keeps the address', async () => {
    world.takeAway('signIn.signIn')
    const page = await world.guest().open('/login', { email: world.email, password: 'cartonnage' })
    expect(page.text).toContain('Dieser Teil des Shops ist nicht verfügbar.')
    expect(page.html).toContain(`value="${world.email}"`)
  })

  it('without the class for registering says that this is not available', async () => {
    world.takeAway('signIn.register')
    const page = await world.guest().open('/login/SelfRegister', {
      firstName: 'Mara',
      lastName: 'Frei',
      email: 'mara.frei@example.com',
      password: 'Karton-2026-gut',
      terms: 'on',
    })
    expect(page.text).toContain('Dieser Teil des Shops ist nicht verfügbar.')
  })

  it('without the class for signing out signs out by the address of the platform', async () => {
    world.takeAway('signIn.getLogoutUrl')
    const visitor = world.buyer()
    await visitor.openRoot('/secur/logout.jsp')
    expect(visitor.cookies.has('sid')).toBe(false)
  })
})
