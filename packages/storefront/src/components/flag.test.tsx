import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Flag } from './flag'

const flagOf = (countryCode: string, size?: number) => {
  const { container } = render(<Flag countryCode={countryCode} size={size} />)
  return container.querySelector('svg')
}
const countries = ['AT', 'BE', 'CH', 'CZ', 'DE', 'FR', 'GB', 'HR', 'IT', 'LU', 'NL', 'SK', 'US']

describe('Flag', () => {
  it('has a drawing of its own for each country', () => {
    const drawings = countries.map((code) => flagOf(code)?.innerHTML ?? '')
    expect(new Set(drawings).size).toBe(countries.length)
    expect(drawings).not.toContain('')
  })

  it.each(['XX', '', 'ch', 'constructor'])('is an empty field for the code "%s"', (code) => {
    expect(flagOf(code)?.innerHTML).toBe('')
  })

  it('is as large as asked and hidden from assistive technology', () => {
    const flag = flagOf('NL', 36)
    expect(['width', 'height', 'aria-hidden'].map((name) => flag?.getAttribute(name))).toEqual([
      '36',
      '24',
      'true',
    ])
  })
})
