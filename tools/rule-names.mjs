import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.mjs'

/** Where the rules lie, below the root. */
export const rulesFolder = 'packages/sdk/src/rules'

/** The rules by the names of their files, without tests, their data and the public index. */
export const ruleNames = () =>
  readdirSync(join(root, rulesFolder))
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''))
