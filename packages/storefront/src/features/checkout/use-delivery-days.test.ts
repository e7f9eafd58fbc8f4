import { describe, expect, it } from 'vitest'
import { deliveryDays } from './use-delivery-days'

const days = {
  transitTimeMin: 1,
  transitTimeMax: 2,
  transitTimeUnit: 'Days',
  processTime: 0,
  processTimeUnit: 'Days',
}

describe('deliveryDays', () => {
  it.each([
    [days, [1, 2]],
    [{ ...days, processTime: 15 }, [16, 17]],
    [{ ...days, transitTimeMin: null }, [2, 2]],
    [{ ...days, transitTimeUnit: 'Hours' }, undefined],
    [{ ...days, transitTimeMin: null, transitTimeMax: null }, undefined],
  ])('reads %o as %s', (times, expected) => {
    expect(deliveryDays(times)).toEqual(expected)
  })
})
