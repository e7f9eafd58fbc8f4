import { describe, expect, it } from 'vitest'
import { jonas, lea, openTokenShop } from './token-shop.fixture'

const product = '/product/faltkarton-1-wellig-400-300-200-mm/01tCN0001001180YAA'
const pages = ['/', '/category/faltkartons', product, '/global-search/karton', '/service/delivery']

const company = 'einkauf@alpenblick.example'

type Shop = Awaited<ReturnType<typeof openTokenShop>>
type Visitor = ReturnType<Shop['open']>

/** A page with how it may be kept, and whether it came from the pages that all share. */
async function read(visitor: Visitor, path: string) {
  const { head, body, status } = await visitor.page(path)
  const headerOf = (name: string) => new RegExp(`^${name}: (.*?)\\r?$`, 'im').exec(head)?.[1]
  const caching = headerOf('cache-control')?.replace(/,? .*/, '')
  return { status, caching, from: headerOf('x-cache'), html: body }
}

describe('the pages of a buyer with a token', () => {
  it.each(pages)('are in no page that others get, and no page of others is theirs: %s', async (path) => {
    const { open } = await openTokenShop()
    const [buyer, other, guest] = [open(), open(), open()]
    await buyer.signIn(lea)
    await other.signIn(company)
    const [own, others] = [await read(buyer, `/de-CH${path}`), await read(other, `/de-CH${path}`)]
    expect([own.caching, own.from, others.caching]).toEqual(['private', undefined, 'private'])
    expect(own.html).toContain('Lea Keller')
    expect(own.html).not.toContain('Alpenblick')
    expect(others.html).toContain('Alpenblick')
    const first = await read(guest, `/de-CH${path}`)
    expect([first.caching, first.from]).toEqual(['public', 'made'])
    expect(first.html).not.toMatch(/Lea Keller|Alpenblick/)
    expect((await read(guest, `/de-CH${path}`)).from).toBe('fresh')
    // A page that is ready for everybody is not sent to a buyer.
    expect(await read(buyer, `/de-CH${path}`)).toMatchObject({ caching: 'private', from: undefined })
    expect((await read(buyer, `/de-CH${path}`)).html).toContain('Lea Keller')
  })

  it('have prices that are in no page of a guest, before and after', async () => {
    const ownPrices = async (respond: () => Promise<Response>) =>
      Response.json(JSON.parse((await (await respond()).text()).replaceAll('1.69', '1.11')))
    const { open } = await openTokenShop({
      instead: ({ url, headers }, respond) =>
        url.includes('/pricing/') && headers.has('authorization') ? ownPrices(respond) : undefined,
    })
    const buyer = open()
    await buyer.signIn(company)
    const prices = async (visitor: Visitor) => {
      const { html } = await read(visitor, `/de-CH${product}`)
      return ['1.69', '1.11'].map((price) => new RegExp(`CHF.${price}`).test(html))
    }
    expect(await prices(open())).toEqual([true, false])
    expect(await prices(buyer)).toEqual([false, true])
    expect(await prices(open())).toEqual([true, false])
  })

  it('are over after signing out: what all share comes back', async () => {
    const { open } = await openTokenShop()
    const visitor = open()
    const shared = await read(visitor, '/de-CH/')
    await visitor.signIn(lea)
    await read(visitor, '/de-CH/')
    await visitor.page('/secur/logout.jsp')
    const after = await read(visitor, '/de-CH/')
    expect([after.from, after.html]).toEqual(['fresh', shared.html])
  })

  it('of one shop are none of the other, where the visitor is nobody in particular', async () => {
    const { open } = await openTokenShop()
    const visitor = open()
    await visitor.signIn(jonas, { site: '/de-shop' })
    expect((await read(visitor, '/de-shop/')).html).toContain('Jonas Weber')
    const swiss = await read(visitor, '/de-CH/')
    expect([swiss.caching, swiss.html.includes('Jonas')]).toEqual(['public', false])
  })

  it('are not made for a made-up session, whose page is kept by nobody', async () => {
    const { open } = await openTokenShop()
    const stranger = open()
    stranger.cookies.set('session_CH', 'made-up')
    expect(await read(stranger, '/de-CH/')).toMatchObject({ caching: 'private', from: undefined })
    expect((await read(stranger, '/de-CH/')).from).toBe('made')
  })

  it('lead password managers to the help, as for every buyer', async () => {
    const { open } = await openTokenShop()
    const visitor = open()
    const target = async () => (await visitor.send('/.well-known/change-password')).to
    expect(await target()).toMatch(/\/login$/)
    await visitor.signIn(lea)
    expect(await target()).toMatch(/\/service\/contact$/)
  })
})
