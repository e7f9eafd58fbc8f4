import { describe, expect, it } from 'vitest'
import { loadTexts, textSources } from './text-files'

describe('loadTexts', () => {
  it('derives de-CH from de', async () => {
    expect(JSON.stringify(await loadTexts('de', 'common'))).toContain('ß')
    expect(JSON.stringify(await loadTexts('de-CH', 'common'))).not.toContain('ß')
  })

  it('is empty for a namespace without a file', async () => {
    expect(await loadTexts('fr-CH', 'nothing')).toEqual({})
  })
})

describe('textSources', () => {
  it('has the source of each chunk', () => {
    expect(textSources('de-CH', ['common', 'nothing'])).toContain('src/i18n/de/common.ts')
  })
})
