import { expect, it } from 'vitest'
import { createOpenApi } from '../../packages/contract-kit/src/openapi/create-openapi'
import { formatText } from '../format-text.ts'

it.each([
  ['for readers', '../../docs/openapi.json'],
  ['that the sandbox serves', '../../packages/sandbox/src/openapi.json'],
])('the document %s is that of the contract, as `pnpm written-docs` writes it', async (_, file) => {
  const text = await formatText(file, JSON.stringify(createOpenApi(), null, 2))
  await expect(text).toMatchFileSnapshot(file)
})
