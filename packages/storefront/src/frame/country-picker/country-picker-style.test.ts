import { readFileSync } from 'node:fs'
import { breakpoints } from '@cartonnage/sdk/rules'
import { expect, it } from 'vitest'

const css = readFileSync(new URL('./country-picker.module.css', import.meta.url), 'utf8')
const [wide = '', narrow = ''] = css.split(`@media (max-width: ${breakpoints.countryPicker}px) {`)

it('[9-14] the panel has the full width of windows up to its breakpoint, and half of wider ones', () => {
  expect(narrow).toMatch(/^[^@]*\.panel \{[^}]*width: 100%;/)
  expect(wide).toMatch(/\n\.panel \{[^}]*width: 50%;/)
})
