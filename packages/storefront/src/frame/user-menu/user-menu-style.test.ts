import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('user-menu.module.css', import.meta.url), 'utf8')

/** The declarations of the first rule of a selector. */
const rule = (selector: string) => css.split(`\n${selector} {`)[1]?.split('}')[0]

describe('the style sheet of the user menu', () => {
  it('[2.5-5] has a backdrop over the whole window while the menu is open, as part of the summary that closes it', () => {
    expect(rule('.menu[open] > .buyer::before')).toMatch(/position: fixed;[^}]*inset: 0;/)
  })

  it('cuts long names at 142 px with an ellipsis', () => {
    expect(rule('.text')).toContain('max-width: 142px;')
    expect(rule('.name,\n.company')).toContain('text-overflow: ellipsis;')
  })

  it('has a menu 290 px wide with rows of 42', () => {
    expect(rule('.panel')).toContain('width: 290px;')
    expect(rule('.items > li > *')).toContain('min-height: 42px;')
  })
})
