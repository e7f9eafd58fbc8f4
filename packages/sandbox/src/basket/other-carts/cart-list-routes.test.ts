import { describe, expect, it } from 'vitest'
import { errorOf, openShop } from '../../fixtures/shopper.fixture'

const path = '../../../../../apexrest/carts'
const inactive = `${path}/0a6CN0000000001YAA`

describe('the list of carts', () => {
  it('has the carts of the buyer with name, note, age and owner, the current one first', async () => {
    const shop = openShop()
    const reto = shop.as('reto')
    await reto.add('1001010', 25)
    const { status, body } = await reto.get(path)
    expect(status).toBe(200)
    expect(body.carts).toEqual([
      {
        cartId: expect.stringMatching(/^0a6/),
        isSecondary: false,
        name: null,
        note: null,
        createdDate: '2026-11-21T09:00:00.000Z',
        changedDate: '2026-11-21T09:00:00.000Z',
        ownerName: 'Reto Brunner',
      },
      {
        cartId: '0a6CN0000000001YAA',
        isSecondary: true,
        ownerName: 'Reto Brunner',
        name: 'Nachschub Lager Olten',
        note: 'Erst nach der Inventur bestellen',
        createdDate: '2026-11-16T09:20:00.000Z',
        changedDate: '2026-11-16T09:20:00.000Z',
      },
    ])
    expect((await shop.as('lea').get(path)).body.carts).toEqual([])
  })

  it('takes a name and a note, and removes them', async () => {
    const reto = openShop().as('reto')
    expect((await reto.call('PATCH', inactive, { name: ' Lager ', note: 'Eilt' })).status).toBe(204)
    const described = { name: 'Lager', note: 'Eilt', changedDate: '2026-11-21T09:00:00.000Z' }
    expect((await reto.get(path)).body.carts).toMatchObject([described])
    expect((await reto.get('carts/0a6CN0000000001YAA')).body.name).toBe('Lager')
    await reto.call('PATCH', inactive, { name: '', note: '' })
    expect((await reto.get(path)).body.carts).toMatchObject([{ name: null, note: null }])
  })

  it.each([
    ['a character that is not allowed', { name: 'A & B', note: '' }],
    ['a note that is too long', { name: '', note: 'a'.repeat(251) }],
  ])('refuses %s', async (_, body) => {
    const response = await openShop().as('reto').call('PATCH', inactive, body)
    expect(errorOf(response)).toEqual([400, 'INVALID_API_INPUT'])
  })

  it('is not there for guests and other buyers', async () => {
    const shop = openShop()
    expect(errorOf(await shop.as().get(path))).toEqual([401, 'INVALID_SESSION_ID'])
    const change = shop.as('lea').call('PATCH', inactive, { name: '', note: '' })
    expect(errorOf(await change)).toEqual([404, 'MISSING_RECORD'])
  })

  it('is missing where the shop has no such call', async () => {
    const reto = openShop({ settings: { cartListEnabled: false } }).as('reto')
    expect(errorOf(await reto.get(path))).toEqual([404, 'NOT_FOUND'])
  })
})
