import { describe, expect, it } from 'vitest'
import { addOne, ch, expired, isTaken, lea, openBuyer, openTokenShop, outcomeOf } from './token-shop.fixture'

describe('the id of a session', () => {
  it.each(['made-up', '', '%', '../../x'])(
    '%j that this server did not give is one of nobody',
    async (id) => {
      const { open } = await openTokenShop()
      const visitor = open()
      visitor.cookies.set('session_CH', id)
      expect(outcomeOf(await addOne(visitor))).toEqual(expired)
      expect(await visitor.nameIn('CH')).toBe('')
      expect(visitor.cookies.has('session_CH')).toBe(false)
    },
  )

  it('does not count in the other shop', async () => {
    const { shop, buyer } = await openBuyer()
    buyer.cookies.set('session_DE', buyer.cookies.get('session_CH') ?? '')
    await buyer.send('/de-shop/services/apexrest/carts')
    expect(shop.calls.at(-1)?.headers.has('authorization')).toBe(false)
    expect([await buyer.nameIn('DE'), await buyer.nameIn('CH')]).toEqual(['', 'Lea Keller'])
  })

  it('counts for nobody where there are two', async () => {
    const { buyer } = await openBuyer()
    const headers = ['Cookie: session_CH=other']
    const response = await buyer.send(`${ch}/session-context`, { headers })
    expect(JSON.parse(response.body)).toMatchObject({ guestUser: true })
  })

  it('is new after each sign-in, and the one before has ended: none can be foisted on a visitor', async () => {
    const shop = await openTokenShop()
    const attacker = shop.open()
    await attacker.signIn('einkauf@alpenblick.example')
    const planted = attacker.cookies.get('session_CH') ?? ''
    const victim = shop.open()
    victim.cookies.set('session_CH', planted)
    await victim.signIn(lea)
    expect(victim.cookies.get('session_CH')).not.toBe(planted)
    expect([await victim.nameIn('CH'), await attacker.nameIn('CH')]).toEqual(['Lea Keller', ''])
    expect(await isTaken(shop, shop.tokens[0])).toBe(false)
  })

  it('made up by an attacker stays nobody’s after the sign-in', async () => {
    const shop = await openTokenShop()
    const victim = shop.open()
    victim.cookies.set('session_CH', 'planted')
    await victim.signIn(lea)
    const attacker = shop.open()
    attacker.cookies.set('session_CH', 'planted')
    expect([await victim.nameIn('CH'), await attacker.nameIn('CH')]).toEqual(['Lea Keller', ''])
  })
})
