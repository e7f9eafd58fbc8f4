import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./footer.module.css', import.meta.url), 'utf8')
const small = css.slice(css.indexOf('@media (max-width: 769px)'))

it('[2.10-17] the button of the website is hidden on small screens', () => {
  expect(small).toMatch(/\.website \{\s*display: none;/)
  expect(css.slice(0, css.indexOf('@media'))).not.toMatch(/\.website \{[^}]*display: none/)
})

it('a list is hidden only while its title is closed, and only on small screens', () => {
  expect(css.match(/\.toggle:not\(\[open\]\) \+ \.links/g)).toHaveLength(1)
  expect(small).toContain('.toggle:not([open]) + .links')
})
