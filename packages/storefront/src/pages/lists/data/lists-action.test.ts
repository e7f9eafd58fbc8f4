import { describe, expect, it } from 'vitest'
import { buyers, createShopper, outcomeOf } from '../../../app/shopper.fixture'
import { loadListFile } from './list-file-loader'
import { loadList } from './list-loader'
import { changeLists } from './lists-action'
import { loadLists } from './lists-loader'

const [carton, box] = ['01tCN0001001180YAA', '01tCN0001001100YAA']
const unknown = '01tCN0009999999YAA'

/** A buyer without scripts. */
async function openBuyer() {
  const shopper = createShopper()
  await shopper.signIn(buyers.reto)
  const { args, createClient } = shopper
  const all = async () => (await createClient().lists.list()) ?? []
  const make = async (name: string, lines = [{ productId: carton, quantity: 50 }]) =>
    (await createClient().lists.create({ name, lines })).list.id
  return {
    ...shopper,
    ...{ all, make },
    post: (form: Record<string, string>) => outcomeOf(changeLists(args('/my/lists', { form }))),
    postTo: (id: string, form: Record<string, string>) =>
      outcomeOf(changeLists(args(`/my/lists/${id}`, { form, params: { id } }))),
    linesOf: async (id: string) => (await createClient().lists.read(id))?.lines,
  }
}

const lines = `${carton}:50,${box}:25`

describe('the forms of the lists without scripts', { timeout: 20_000 }, () => {
  it('make a list of what quick order, a cart or an order sends, once', async () => {
    const { post, all, linesOf } = await openBuyer()
    const sent = { intent: 'create', name: ' Lager \n Olten ', lines }
    const first = await post(sent)
    expect(first).toEqual({ status: 303, to: expect.stringMatching(/^\/my\/lists\/3or\w+\?done=created$/) })
    expect(await post(sent)).toEqual(first)
    const [list, ...others] = await all()
    expect([list?.name, others]).toEqual(['Lager Olten', []])
    expect(await linesOf(list?.id ?? '')).toEqual([
      { productId: carton, quantity: 50 },
      { productId: box, quantity: 25 },
    ])
  })

  it('put lines on a list that there is, and say what is not sold', async () => {
    const { post, make, linesOf } = await openBuyer()
    const id = await make('Lager')
    const more = `${carton}:75,${unknown}:5`
    const outcome = await post({ intent: 'create', target: id, lines: more })
    expect(outcome).toEqual({ status: 303, to: `/my/lists/${id}?done=added&missing=1` })
    expect(await linesOf(id)).toEqual([{ productId: carton, quantity: 75 }])
  })

  it.each([
    ['no name', { name: '  ' }, 'missing'],
    ['a long name', { name: 'a'.repeat(81) }, 'too-long'],
    ['the name of another list', { name: 'LAGER' }, 'taken'],
  ])('refuse %s', async (_, sent, problem) => {
    const { post, make, all } = await openBuyer()
    await make('Lager')
    const outcome = await post({ intent: 'create', lines, ...sent })
    expect(outcome).toMatchObject({ status: 422, data: { kind: 'name', id: 'new', problem } })
    expect(await all()).toHaveLength(1)
  })

  it('rename a list', async () => {
    const { post, make, all } = await openBuyer()
    const id = await make('Lager')
    const to = `/my/lists/${id}?done=renamed`
    expect(await post({ intent: 'rename', id, name: '<b>Lager</b> & Co.' })).toEqual({ status: 303, to })
    expect((await all())[0]?.name).toBe('<b>Lager</b> & Co.')
  })

  it('delete a list and bring it back, once, and beside another of its name', async () => {
    const { post, make, all, linesOf } = await openBuyer()
    const id = await make('Lager')
    const deleted = await post({ intent: 'delete', id })
    const undo = { name: 'Lager', lines: `${carton}:50` }
    expect(deleted).toEqual({ status: 200, data: { kind: 'deleted', ...undo, count: 1 } })
    expect(await post({ intent: 'delete', id })).toEqual({ status: 404, data: { kind: 'gone' } })
    const restored = await post({ intent: 'restore', ...undo })
    expect(await post({ intent: 'restore', ...undo })).toEqual(restored)
    const [list, ...others] = await all()
    expect(others).toEqual([])
    expect(await linesOf(list?.id ?? '')).toEqual([{ productId: carton, quantity: 50 }])
    await post({ intent: 'restore', name: 'Lager', lines: `${box}:1` })
    expect((await all()).map(({ name }) => name).toSorted()).toEqual(['Lager', 'Lager (2)'])
  })

  it('save quantities, and name those that cannot be read', async () => {
    const { postTo, make, linesOf } = await openBuyer()
    const id = await make('Lager')
    const saved = await postTo(id, { intent: 'save', [`quantity-${carton}`]: '1’000' })
    expect(saved).toEqual({ status: 303, to: `/my/lists/${id}?done=saved` })
    expect(await linesOf(id)).toEqual([{ productId: carton, quantity: 1000 }])
    const entered = { [`quantity-${carton}`]: '2,5' }
    expect(await postTo(id, { intent: 'save', ...entered })).toEqual({
      status: 422,
      data: { kind: 'quantities', problems: { [carton]: 'invalid' }, entered: { [carton]: '2,5' } },
    })
    await postTo(id, { intent: 'save', [`quantity-${carton}`]: '', [`quantity-${box}`]: '5' })
    expect(await linesOf(id)).toEqual([{ productId: carton, quantity: null }])
  })

  it('take a line off and put it back', async () => {
    const { postTo, make, linesOf } = await openBuyer()
    const id = await make('Lager')
    const removed = { status: 200, data: { kind: 'removed', lines: `${carton}:50` } }
    // Without scripts the button that Enter presses comes first.
    expect(await postTo(id, { intent: 'save', remove: carton })).toEqual(removed)
    expect(await linesOf(id)).toEqual([])
    expect(await postTo(id, { remove: carton })).toEqual({ status: 303, to: `/my/lists/${id}` })
    expect(await postTo(id, { intent: 'put', lines: `${carton}:50` })).toMatchObject({ status: 303 })
    expect(await linesOf(id)).toEqual([{ productId: carton, quantity: 50 }])
  })

  it('say that a list is gone when another tab has deleted it', async () => {
    const { postTo, post, make, createClient, args } = await openBuyer()
    const id = await make('Lager')
    await createClient().lists.delete(id)
    const gone = { status: 404, data: { kind: 'gone' } }
    for (const form of [
      { intent: 'save', [`quantity-${carton}`]: '5' },
      { remove: carton },
      { intent: 'put', lines },
    ])
      expect(await postTo(id, form)).toEqual(gone)
    expect(await post({ intent: 'rename', id, name: 'A' })).toEqual(gone)
    expect(await post({ intent: 'create', target: id, lines })).toEqual(gone)
    expect(await outcomeOf(loadList(args(`/my/lists/${id}`, { params: { id } })))).toMatchObject({
      status: 404,
      data: { list: null },
    })
  })

  it.each([
    ['no intent that there is', { intent: 'constructor' }],
    ['no lines', { intent: 'create', name: 'A', lines: '<script>' }],
    ['10,000 lines', { intent: 'create', name: 'A', lines: Array(10_000).fill(`${carton}:1`).join(',') }],
    ['a quantity beyond the largest', { intent: 'restore', name: 'A', lines: `${carton}:1000000` }],
  ])('refuse an invented one with %s', async (_, form) => {
    const { post, all } = await openBuyer()
    expect(await post(form)).toMatchObject({ status: 422, data: { kind: 'failure' } })
    expect(await all()).toEqual([])
  })

  it('change nothing of another buyer', async () => {
    const { make, sandbox, linesOf } = await openBuyer()
    const id = await make('Lager')
    const stranger = createShopper({ sandbox })
    await stranger.signIn(buyers.lea)
    for (const form of [
      { intent: 'delete', id },
      { intent: 'rename', id, name: 'A' },
      { intent: 'create', target: id, lines },
    ]) {
      const outcome = await outcomeOf(changeLists(stranger.args('/my/lists', { form })))
      expect(outcome).toEqual({ status: 404, data: { kind: 'gone' } })
    }
    expect(await linesOf(id)).toEqual([{ productId: carton, quantity: 50 }])
  })

  it('say that a list is full, and that there are as many as possible', async () => {
    const { post, make, createClient } = await openBuyer()
    for (let n = 1; n <= 50; n += 1) await make(`Liste ${n}`, [])
    expect(await post({ intent: 'create', name: 'A', lines: '' })).toEqual({
      status: 422,
      data: { kind: 'most' },
    })
    expect(await createClient().lists.list()).toHaveLength(50)
  })
})

describe('what is to be saved on a list', { timeout: 20_000 }, () => {
  it.each(['?from=cart', '?from=order&id=none', '?from=product&id=none', '?from=x', ''])(
    'is nothing for %s',
    async (query) => {
      const { args } = await openBuyer()
      expect((await loadLists(args(`/my/lists${query}`))).source).toBeNull()
    },
  )

  it('is the cart, or a product in a quantity', async () => {
    const { args, createClient } = await openBuyer()
    await createClient().cart.add({ productId: box, quantity: 25 })
    const cart = await loadLists(args('/my/lists?from=cart'))
    expect(cart.source).toMatchObject({ from: 'cart', lines: [{ productId: box, quantity: 25 }] })
    const product = await loadLists(args(`/my/lists?from=product&id=${carton}&quantity=-3`))
    expect(product.source).toMatchObject({ from: 'product', lines: [{ productId: carton, quantity: null }] })
  })
})

describe('a list as a file', { timeout: 20_000 }, () => {
  it('has numbers, quantities and names, and no formula', async () => {
    const { args, make } = await openBuyer()
    const id = await make('=2+5 "Lager" ä', [{ productId: carton, quantity: 50 }])
    const response = await loadListFile(args(`/my/lists/${id}/file`, { params: { id } }))
    const text = await response.text()
    expect(text).toMatch(/^\uFEFF?Artikelnummer;Menge;Artikel\r\n1001180;50;Faltkarton [^\r]*\r\n$/)
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="25 Lager.csv"; filename*=UTF-8''%3D2%2B5%20-Lager-%20%C3%A4.csv`,
    )
  })
})
