import { describe, expect, it } from 'vitest'
import { replay } from './cart-replay'

const lines = [
  { productId: 'a', cartItemId: 'first', quantity: '5' },
  { productId: 'a', cartItemId: 'second', quantity: '0.1' },
]

describe('replay', () => {
  it('changes the named item where a product has several', () => {
    const intended = replay(lines, [{ kind: 'set', cartItemId: 'second', productId: 'a', quantity: '7' }])
    expect(intended.map(({ quantity }) => quantity)).toEqual(['5', '7'])
  })

  it('finds the line of a product whose item has another id now', () => {
    const intended = replay(lines.slice(0, 1), [
      { kind: 'set', cartItemId: 'new', productId: 'a', quantity: '7' },
    ])
    expect(intended).toEqual([{ productId: 'a', cartItemId: 'first', quantity: '7', isIntended: true }])
  })

  it('adds exactly, recognises both spellings of a product id, and creates a missing line', () => {
    const long = [{ productId: '01tCN0001001180YAA', cartItemId: 'x', quantity: '0.2' }]
    const add = (productId: string) => ({ kind: 'add' as const, lines: [{ productId, quantity: '0.1' }] })
    expect(replay(long, [add('01tCN0001001180'), add('b')])).toMatchObject([
      { cartItemId: 'x', quantity: '0.3' },
      { productId: 'b', quantity: '0.1' },
    ])
  })

  it('removes every line when the cart is deleted', () => {
    expect(replay(lines, [{ kind: 'delete' }]).map(({ quantity }) => quantity)).toEqual(['0', '0'])
  })
})
