// Writes the reference of the published packages to docs/api, and finds public names and members of public types
// without a sentence, or with one that only repeats the name: `node tools/docs.ts`. The members are also looked up in what
// is built, as an editor does. Needs a build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBareMembers } from './docs/find-bare-members.ts'
import { findUndocumented } from './docs/find-undocumented.ts'
import { runCommand } from './run-command.ts'
import { publishedPackages, root } from './workspace.ts'

const file = join(root, 'docs/api/api.json')
const { code } = await runCommand('typedoc', ['--logLevel', 'Warn', '--json', file])
if (code !== 0) process.exit(code)

const named = findUndocumented(JSON.parse(readFileSync(file, 'utf8')))
const built = findBareMembers(publishedPackages().map(({ folder }) => folder))
for (const { name, reason } of [...named.missing, ...built.missing])
  console.log(`${reason.padEnd(15)} ${name}`)
const count = ({ total, missing }: typeof named) => `${total - missing.length} of ${total}`
console.log(
  `=> ${count(named)} public names and members have a sentence, in an editor ${count(built)} members of built types`,
)
const isFine = [named, built].every(({ total, missing }) => total > 0 && missing.length === 0)
process.exitCode ||= isFine ? 0 : 1
