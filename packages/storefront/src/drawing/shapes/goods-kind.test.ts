import { describe, expect, it } from 'vitest'
import { goodsShapeOf } from './goods-kind'

const size = { length: 300, width: 200, height: 150 }

describe('goodsShapeOf', () => {
  it.each([
    ['boxes-fold-single', undefined, 'tape'],
    ['boxes.fold.single', undefined, 'tape'],
    ['boxes-ship-auto', '0713', 'auto'],
    ['boxes-ship-letter', '0427', 'letter'],
    ['boxes-ship-wrap', '0409', 'wrap'],
    ['boxes-special-pallet', '0312', 'lid'],
    ['boxes-special-move', '0300', 'lid'],
  ])('closes %s (FEFCO %s) with %s', (kind, fefco, closure) => {
    expect(goodsShapeOf({ ...size, kind, fefco })).toMatchObject({ type: 'box', closure })
  })

  it('gives moving boxes a grip', () => {
    expect(goodsShapeOf({ ...size, kind: 'boxes-special-move', fefco: '0201' })).toMatchObject({ grip: true })
  })

  it('draws a box from its sizes when the kind is empty', () => {
    expect(goodsShapeOf({ ...size, kind: '' })).toMatchObject({ type: 'box', closure: 'tape' })
  })

  it('draws the blank without attributes', () => {
    expect(goodsShapeOf({})).toEqual({ type: 'blank' })
  })

  it.each([
    'mailers-tube',
    'fill-bubble',
    'fill-chips',
    'tape-pack-pp',
    'pallet-edge',
    'label-ship',
    'label-doc',
  ])('has its own picture for %s without sizes', (kind) => {
    expect(goodsShapeOf({ kind }).type).toBe('scene')
  })
})
