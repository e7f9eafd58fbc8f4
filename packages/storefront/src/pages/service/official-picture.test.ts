import { describe, expect, it } from 'vitest'
import { findOfficialPicture } from './official-picture'

const pictures = {
  './official-notice/de.svg': '/assets/de-1.svg',
  './official-notice/en.png': '/assets/en-2.png',
}

describe('the official picture of the notice', () => {
  it.each([
    ['de', '/assets/de-1.svg'],
    ['en-US', '/assets/en-2.png'],
    ['fr-CH', undefined],
  ])('in %s is %s', (language, expected) => {
    expect(findOfficialPicture(language, pictures)).toBe(expected)
  })
})
