import { describe, expect, it } from 'vitest'
import { requireOrderAction } from './order-action'

describe('requireOrderAction', () => {
  it.each([[undefined], [null], [[]]])('[8-20] fails with INTERNAL_ERROR for %j', (actions) => {
    expect(() => requireOrderAction(actions)).toThrow(
      expect.objectContaining({ code: 'INTERNAL_ERROR', message: 'missing action' }),
    )
  })

  it('gives the first action', () => {
    expect(requireOrderAction([{ action: 'prepare' }, { action: 'submit' }])).toEqual({ action: 'prepare' })
  })
})
