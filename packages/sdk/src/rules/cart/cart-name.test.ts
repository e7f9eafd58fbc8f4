import { describe, expect, it } from 'vitest'
import { checkCartName, longestCartName } from './cart-name'

describe('the name of a cart', () => {
  it.each([
    ['nothing', ''],
    ['a name', 'Nachschub Lager Olten'],
    ['signs that are allowed', 'Umzug (2. Etage) – 40 × 30, für Köln; 1/2 + Rest? «ja» ’s'],
    ['as many characters as there may be', 'a'.repeat(longestCartName)],
    ['blanks around as many', ` ${'a'.repeat(longestCartName)} `],
  ])('can be %s', (_, text) => expect(checkCartName(text)).toBeUndefined())

  it.each([...`"'<>@!$#&%\\{[]}`])('cannot have %s', (character) =>
    expect(checkCartName(`Lager ${character} Olten`)).toEqual({ problem: 'forbidden', character }),
  )

  it('names the first character that is not allowed', () =>
    expect(checkCartName('Lager [Olten] & "Bern"')).toEqual({ problem: 'forbidden', character: '[' }))

  it('cannot be longer', () =>
    expect(checkCartName('a'.repeat(longestCartName + 1))).toEqual({ problem: 'too-long', character: '' }))
})
