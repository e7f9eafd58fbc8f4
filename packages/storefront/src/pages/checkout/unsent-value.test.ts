import { describe, expect, it } from 'vitest'
import { unsentValue } from './unsent-value'

describe('unsentValue', () => {
  it.each([
    ['what was typed into an empty field', { shown: '', base: '', typed: 'Olten' }, 'Olten'],
    ['what was typed over a saved value', { shown: 'Aarau', base: 'Aarau', typed: 'Olten' }, 'Olten'],
    ['nothing where a saved value was deleted', { shown: 'Aarau', base: 'Aarau', typed: '' }, ''],
    ['the newer value of the server', { shown: 'Basel', base: 'Aarau', typed: 'Olten' }, 'Basel'],
    ['what the server has since, as typed', { shown: 'Olten', base: '', typed: 'Olten' }, 'Olten'],
    [
      'what was typed where the server has lost its value',
      { shown: '', base: 'Aarau', typed: 'Olten' },
      'Olten',
    ],
    [
      'what the server has where nothing was typed',
      { shown: 'Aarau', base: 'Aarau', typed: undefined },
      'Aarau',
    ],
  ])('is %s', (_, field, expected) => {
    expect(unsentValue(field)).toBe(expected)
  })
})
