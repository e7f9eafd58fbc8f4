import { describe, expect, it } from 'vitest'
import { lea, product, reto } from '../client.fixture'
import { createSandboxWorld, openBuyerPage } from '../sandbox-world.fixture'
import { platformActions } from './platform-actions'

const menus = { communityId: '0DBCH0000000001AAA' }
const actions = platformActions({ menus, businessGroups: ['Business'] })
const options = { actions }
const ownClasses = /\/lwr\/apex\/|\/services\/apexrest\//

describe('platform actions', () => {
  it.each([lea, reto])('give a buyer what the classes of the shop give (%s)', async (username) => {
    const world = createSandboxWorld()
    const byClasses = await openBuyerPage(world, username)
    await byClasses.cart.add({ productId: product.carton, quantity: 25 })
    const read = async ({ session, cartCounts, inactiveCart, navigation, vatRates }: typeof byClasses) => {
      const { menuItems, userId, userName, companyName, userType } = await session.reload()
      return {
        menu: menuItems.map(({ label, type, target }) => [label, type, target]),
        person: { userId, userName, companyName, userType },
        counts: await cartCounts.reload(),
        second: await inactiveCart.load(),
        categories: await navigation.load(),
        rates: await vatRates.load(),
      }
    }
    const { categories, ...expected } = await read(byClasses)
    byClasses.dispose()
    const byPlatform = world.openPage(options)
    const before = world.requests.length
    await byPlatform.load()
    const found = await read(byPlatform)
    const sent = world.requests.slice(before).filter((request) => ownClasses.test(request))
    expect(sent).toEqual([])
    expect({ ...found, categories: toTitles(found.categories) }).toEqual({
      ...expected,
      categories: toTitles(categories),
    })
  })

  it('give the footer in its columns', async () => {
    const { openPage } = createSandboxWorld()
    const toLines = (
      items: readonly { label: string | null; column: string | null; target: string | null }[],
    ) => items.map(({ label, column, target }) => [column, label, target])
    const [own, platform] = await Promise.all([
      openPage().menu.listItems(),
      openPage(options).menu.listItems(),
    ])
    expect(toLines(platform)).toEqual(toLines(own).toSorted(byColumn))
  })

  it('know the person of the profile, and whom the settings do not name as a private buyer', async () => {
    const world = createSandboxWorld()
    const client = await openBuyerPage(world, reto, { actions: platformActions() })
    expect(await client.account.getUserInfo()).toMatchObject({ Email: reto, FirstName: 'Reto' })
    expect(client.session.getSnapshot()).toMatchObject({
      value: { userType: 'private', userName: 'Reto Brunner', menuItems: [] },
    })
    expect(await client.menu.listItems()).toEqual([])
  })

  it('merge the cart of a guest in batches, without a question that fails', async () => {
    const world = createSandboxWorld()
    const guest = world.openPage(options)
    await guest.guestCart.addAll([{ productId: product.carton, quantity: '25' }])
    await world.signIn(guest, lea)
    const buyer = world.openPage(options)
    await buyer.load()
    const lines = (await buyer.cart.load())?.items.map(({ productId, quantity }) => [productId, quantity])
    expect(lines).toEqual([[product.carton, 25]])
    expect(world.requests.filter((request) => /addItemsToCart/.test(request))).toEqual([])
  })

  it('answer the lookup by number alone without a request, and send one with a proof', async () => {
    const world = createSandboxWorld()
    const { orders } = world.openPage(options)
    const lookups = () => world.requests.filter((request) => request.includes('/actions/lookup')).length
    await expect(orders.lookUp({ orderNumber: 'A-1' })).rejects.toMatchObject({ status: 404 })
    expect(lookups()).toBe(0)
    const verification = { email: 'nora@example.com', phoneNumber: '+41625550100' }
    const named = { orderSummaryIdOrRefNumber: 'A-1', verification }
    await expect(orders.lookUp(named)).rejects.toMatchObject({ status: 404 })
    expect(lookups()).toBe(1)
  })

  it('take VAT rates of the settings', async () => {
    const vatRates = [{ countryCode: 'CH', vatRate: 0.026 }] as const
    const client = createSandboxWorld().openPage({ actions: platformActions({ vatRates }) })
    await client.vatRates.load()
    expect(client.vat.getSnapshot()).toMatchObject({ countryCode: 'CH', vatRate: 0.026 })
  })

  it('report a menu that the site does not have, and go on', async () => {
    const failures: string[] = []
    const reportFailure = (_error: unknown, context: string) => void failures.push(context)
    const none = platformActions({ menus: { ...menus, account: 'None' }, businessGroups: ['Business'] })
    const client = await openBuyerPage(createSandboxWorld(), reto, {
      actions: none,
      reportFailure,
    })
    expect(client.session.getSnapshot()).toMatchObject({ value: { userType: 'business', menuItems: [] } })
    expect(failures).toContain('the menu of the account cannot be loaded')
  })
})

interface Node {
  readonly id: string
  readonly title: string
  readonly children?: readonly Node[]
}

/** Descriptions and pictures are in the classes' tree only. */
const toTitles = (items: readonly Node[]): unknown =>
  items.map(({ id, title, children = [] }) => [id, title, toTitles(children)])

const columns = ['Inspiration & Know-Kow', 'Customer Info', 'Legal']
const byColumn = ([a]: (string | null)[], [b]: (string | null)[]) =>
  columns.indexOf(a ?? '') - columns.indexOf(b ?? '')
