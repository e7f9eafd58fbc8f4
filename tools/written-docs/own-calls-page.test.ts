import { describe, expect, it } from 'vitest'
import { allCalls } from '../../packages/sdk/src/contract/all-calls'
import { customCalls } from '../../packages/sdk/src/contract/custom-calls/custom-calls'
import { formatText } from '../format-text.ts'
import { writeOwnCallsPage } from './own-calls-page.ts'

const file = '../../docs/own-calls.md'
const page = writeOwnCallsPage(allCalls, customCalls)

describe('the page of own calls', () => {
  it('is what the table of own calls says, as `pnpm written-docs` writes it', async () => {
    await expect(await formatText(file, page)).toMatchFileSnapshot(file)
  })

  it('has a row for every own call, and none for a call of the platform', () => {
    const rows = [...page.matchAll(/^\| `(\w+\.\w+)` \|/gm)].map(([, id]) => id)
    expect(rows.toSorted()).toEqual(Object.keys(customCalls).toSorted())
  })

  it('lists no call as left out that the contract has', () => {
    const left = [...page.slice(page.indexOf('## ')).matchAll(/`(?:GET )?([a-z-]+)`/g)].map(
      ([, path]) => path,
    )
    const covered = allCalls.filter(
      ({ method, path }) => method === 'GET' && left.includes(path.split('/').at(-1)),
    )
    expect(covered.map(({ id }) => id)).toEqual([])
  })
})
