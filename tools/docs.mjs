// Writes the reference of the published packages to docs/api, and finds public names and members of public types
// without a sentence, or with one that only repeats the name: `node tools/docs.mjs`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUndocumented } from './docs/find-undocumented.mjs'
import { runCommand } from './run-command.mjs'
import { root } from './workspace.mjs'

const file = join(root, 'docs/api/api.json')
const { code } = await runCommand('typedoc', ['--logLevel', 'Warn', '--json', file])
if (code !== 0) process.exit(code)

const { total, missing } = findUndocumented(JSON.parse(readFileSync(file, 'utf8')))
for (const { name, reason } of missing) console.log(`${reason.padEnd(15)} ${name}`)
console.log(`=> ${total - missing.length} of ${total} public names and members have a sentence`)
process.exitCode ||= missing.length > 0 || total === 0 ? 1 : 0
