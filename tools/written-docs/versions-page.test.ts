import { expect, it } from 'vitest'
import { allCalls } from '../../packages/sdk/src/contract/all-calls'
import { callVersions } from '../../packages/sdk/src/contract/versions/call-versions'
import { sinceVersion } from '../../packages/sdk/src/rules/call/call-defaults'
import { formatText } from '../format-text.ts'
import { writeVersionsPage } from './versions-page.ts'

it('the page of versions is what the table of the contract says, as `pnpm written-docs` writes it', async () => {
  const file = '../../docs/platform-versions.md'
  const text = await formatText(file, writeVersionsPage(callVersions, sinceVersion.oldest))
  await expect(text).toMatchFileSnapshot(file)
})

it('the table has calls of the platform only, with the null cart where the client expects it', () => {
  const paths = new Map(allCalls.map(({ id, path }) => [id, path]))
  const others = Object.keys(callVersions).filter((id) => !paths.get(id)?.includes('{apiVersion}'))
  expect(others).toEqual([])
  expect(callVersions['cart.get']?.changes?.[sinceVersion.nullCart]).toContain('cartId: null')
})
