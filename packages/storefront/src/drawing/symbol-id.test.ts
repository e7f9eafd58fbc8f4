import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrawingContent } from './drawing-content'
import { symbolIdOf } from './symbol-id'

const box: DrawingContent = { kind: 'box', length: 300, width: 200, height: 150, scale: 0.098 }
const mm = fc.integer({ min: 1, max: 2000 })
const boxes = fc.record({ kind: fc.constant('box' as const), length: mm, width: mm, height: mm })

describe('symbolIdOf', () => {
  it('is the same id of at most nine characters for ever', () => {
    expect(symbolIdOf(box)).toBe('dt3cm1u5q')
    fc.assert(fc.property(boxes, (any) => /^d[a-z0-9]{1,8}$/.test(symbolIdOf(any))))
  })

  it('does not depend on what is left out, or on the last digits of a number', () => {
    expect(symbolIdOf({ ...box, flute: undefined })).toBe(symbolIdOf(box))
    expect(symbolIdOf({ ...box, scale: 0.098 + 1e-15 })).toBe(symbolIdOf(box))
  })

  it('differs between drawings', () => {
    expect(symbolIdOf({ ...box, scale: 0.0981 })).not.toBe(symbolIdOf(box))
    fc.assert(
      fc.property(
        fc.uniqueArray(boxes, { minLength: 50, maxLength: 200, selector: (any) => JSON.stringify(any) }),
        (all) => {
          expect(new Set(all.map(symbolIdOf)).size).toBe(all.length)
        },
      ),
    )
  })
})
