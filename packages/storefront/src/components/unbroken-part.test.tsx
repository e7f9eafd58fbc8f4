import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { UnbrokenPart } from './unbroken-part'

describe('a part that stays on one line', () => {
  it.each([
    ['Nummer RS-CH-000001.', 'Nummer <span class="no-break">RS-CH-000001</span>.'],
    ['RS-CH-000001', '<span class="no-break">RS-CH-000001</span>'],
    ['ohne Nummer', 'ohne Nummer'],
  ])('of %j is rendered as %j', (text, html) => {
    expect(render(<UnbrokenPart text={text} part="RS-CH-000001" />).container.innerHTML).toBe(html)
  })
})
