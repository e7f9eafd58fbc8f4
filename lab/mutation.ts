// Mutates the rules and reports which mutants their tests miss: `node lab/mutation.ts [money money/vat …]`. All rules
// take more than ten minutes. Fails below a score of 90 %.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../tools/run-command.ts'
import { root } from '../tools/workspace.ts'

const rules = 'packages/sdk/src/rules'

/** A rule, or all of a folder. */
const patternsOf = (name: string) =>
  existsSync(join(root, rules, name))
    ? [`${rules}/${name}/**/*.ts`, '!**/*.test.ts', '!**/*.fixture.ts']
    : [`${rules}/${name}.ts`]

const patterns = process.argv.slice(2).flatMap(patternsOf)
const chosen = patterns.length === 0 ? [] : ['--mutate', patterns.join(',')]
const stryker = join(root, 'lab/node_modules/@stryker-mutator/core/bin/stryker.js')
const { code } = await runCommand(process.execPath, [
  stryker,
  'run',
  'lab/mutation/stryker.config.json',
  ...chosen,
])
process.exitCode = code
