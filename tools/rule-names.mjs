import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** Where the rules lie, below the root. */
export const rulesFolder = 'packages/sdk/src/rules'

/** The rules by their files in that folder, `money/vat` for one; without tests, their data and the public index. */
export const ruleNames = () =>
  readdirSync(join(root, rulesFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, '').replaceAll('\\', '/'))
    .sort()
