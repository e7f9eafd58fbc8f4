import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./footer.module.css', import.meta.url), 'utf8')
const small = css.slice(css.indexOf('@media (max-width: 769px)'))

it('[2.10-17] the button of the website is not there on small screens', () => {
  expect(small).toMatch(/\.website \{\s*display: none;/)
  expect(css.slice(0, css.indexOf('@media'))).not.toMatch(/\.website \{[^}]*display: none/)
})

it('the lists are hidden only behind a closed title, and only on small screens', () => {
  expect(css.match(/\.toggle:not\(\[open\]\) \+ \.links/g)).toHaveLength(1)
  expect(small).toContain('.toggle:not([open]) + .links')
})
