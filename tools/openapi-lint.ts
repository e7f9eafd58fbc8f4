// Checks docs/openapi.json by Redocly's recommended rules: `node tools/openapi-lint.ts`.
import { join } from 'node:path'
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core'
import { root } from './workspace.ts'

const config = await createConfig({ extends: ['recommended'] })
const problems = await lint({ ref: join(root, 'docs/openapi.json'), config })
const totals = getTotals(problems)
formatProblems(problems, { format: 'stylish', totals, version: '', maxProblems: 50, cwd: root })
console.log(`=> ${totals.errors} errors, ${totals.warnings} warnings`)
process.exitCode = totals.errors > 0 ? 1 : 0
