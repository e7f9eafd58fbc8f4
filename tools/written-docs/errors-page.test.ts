import { describe, expect, it } from 'vitest'
import { errorCatalogue } from '../../packages/sdk/src/errors/error-catalogue'
import { messages as de } from '../../packages/sdk/src/messages/de'
import { messages as deCH } from '../../packages/sdk/src/messages/de-CH'
import { messages } from '../../packages/sdk/src/messages/en-US'
import { messages as frCH } from '../../packages/sdk/src/messages/fr-CH'
import { writeErrorsPage } from './errors-page.ts'
import type { Row } from './errors-page.ts'

const row: Row = {
  clause: '8-99',
  family: 'code',
  code: 'NETWORK',
  status: 503,
  text: 'a text',
  cause: 'It | broke.',
  visibility: 'shown',
  retryable: true,
  message: 'unreachable',
  action: 'tryAgain',
}
const page = writeErrorsPage([row], new Map([['en-US', messages]]))

describe('the page of errors', () => {
  it('is what the error catalogue and its texts say, as `pnpm written-docs` writes it', async () => {
    const languages = { de, 'de-CH': deCH, 'fr-CH': frCH, 'en-US': messages }
    const text = writeErrorsPage(errorCatalogue, new Map(Object.entries(languages)))
    await expect(text).toMatchFileSnapshot('../../docs/errors.md')
  })

  it('writes a row of the catalogue as a row of a table', () => {
    expect(page).toContain(
      '| 8-99 | `NETWORK` 503 | `a text` | It \\| broke. | shown | yes | `unreachable` | Please try again. (`tryAgain`) |',
    )
  })

  it('leaves a cell blank where there is nothing to say', () => {
    const { status: _, text: __, clause: ___, ...rest } = row
    const bare: Row = { ...rest, action: 'none' }
    expect(writeErrorsPage([bare], new Map([['en-US', messages]]))).toContain(
      '|  | `NETWORK` |  | It \\| broke. | shown | yes | `unreachable` |  |',
    )
  })

  it('has all texts of a language', () => {
    for (const text of Object.values({ ...messages.messages, ...messages.actions })) {
      expect(page).toContain(text.replace(/[{}]/g, (sign) => `\\${sign}`))
    }
  })

  it('needs the English texts', () => {
    expect(() => writeErrorsPage([row], new Map())).toThrow('English')
  })
})
