import { describe, expect, it } from 'vitest'
import { readComboboxKey, stepOption } from './use-combobox'

const open = { isOpen: true, hasActive: false }
const closed = { isOpen: false, hasActive: false }
const key = (name: string, altKey = false) => ({ key: name, altKey })

describe('readComboboxKey', () => {
  it.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Escape', 'close'],
    ['Tab', 'leave'],
    ['Enter', 'leave'],
    ['Home', 'edit'],
    ['End', 'edit'],
    ['ArrowLeft', 'edit'],
    ['ArrowRight', 'edit'],
    ['a', undefined],
  ])('reads %s in an open list as %s', (name, move) => {
    expect(readComboboxKey(key(name), open)).toBe(move)
  })

  it('chooses with Enter once an option is active', () => {
    expect(readComboboxKey(key('Enter'), { isOpen: true, hasActive: true })).toBe('choose')
  })

  it.each(['Escape', 'Enter', 'Tab', 'Home', 'End'])('leaves %s to the field of a closed list', (name) => {
    expect(readComboboxKey(key(name), closed)).toBeUndefined()
  })

  it('opens and closes with Alt and an arrow', () => {
    expect(readComboboxKey(key('ArrowDown', true), closed)).toBe('open')
    expect(readComboboxKey(key('ArrowUp', true), open)).toBe('close')
  })
})

describe('stepOption', () => {
  it.each([
    [-1, 1, 3, 0],
    [1, 1, 3, 2],
    [2, 1, 3, -1],
    [-1, -1, 3, 2],
    [0, -1, 3, -1],
    [-1, 1, 0, -1],
    [-1, -1, 0, -1],
  ] as const)('from %d by %d of %d options is %d', (active, step, count, next) => {
    expect(stepOption(active, step, count)).toBe(next)
  })
})
