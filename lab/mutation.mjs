// Mutates the rules and reports which mutants their tests miss: `node lab/mutation.mjs [rule …]`. All rules take more
// than ten minutes, so it is not part of the check.
import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inParallel } from '../tools/in-parallel.ts'
import { readReport, scoreOf } from './mutation/read-report.mjs'
import { runCommand } from '../tools/run-command.ts'
import { reports, root } from '../tools/workspace.ts'

const leastScore = 90
const folder = join(reports, 'mutation')

/** The rules by their files, such as `money/vat`; without tests, fixtures and the index. */
const ruleNames = globSync('**/*.ts', { cwd: join(root, 'packages/sdk/src/rules') })
  .filter((file) => !/\.(?:test|fixture)\.ts$|^index\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, '').replaceAll('\\', '/'))
  .sort()

/** @param {string} name @param {import('./mutation/read-report.mjs').Finding} finding */
const print = (name, finding) => {
  const count = finding.killed + finding.survived.length
  const score = scoreOf(finding).toFixed(1)
  console.log(`${name.padEnd(24)}${String(count).padStart(6)} mutants${score.padStart(8)} %`)
}

/** @param {string} rule */
const mutate = async (rule) => {
  const report = join(folder, `${rule}.json`)
  rmSync(report, { force: true })
  const env = { ...process.env, MUTATED: rule }
  const { code, output } = await runCommand('stryker', ['run', 'lab/mutation/stryker.config.mjs'], {
    env,
    quiet: true,
  })
  if (code !== 0) throw new Error(`${rule}: Stryker ended with ${code}.\n${output}`)
  const finding = readReport(JSON.parse(readFileSync(report, 'utf8')))
  print(rule, finding)
  return finding
}

/** Finds a rule by name, with or without its folder. @param {string} name */
const findRule = (name) => {
  const found = ruleNames.find((rule) => rule === name || rule.endsWith(`/${name}`))
  if (found === undefined) throw new Error(`No such rule: ${name}`)
  return found
}

mkdirSync(folder, { recursive: true })
const requested = process.argv.slice(2)
const rules = requested.length > 0 ? requested.map(findRule) : ruleNames
const findings = await inParallel(rules, 2, mutate)
for (const { file, line, code, mutator, replacement } of findings.flatMap(({ survived }) => survived)) {
  console.log(`\n${file}:${line}  ${mutator}\n  ${code}\n  => ${replacement}`)
}
const total = {
  killed: findings.reduce((sum, { killed }) => sum + killed, 0),
  survived: findings.flatMap(({ survived }) => survived),
}
print('\n=> together', total)
process.exitCode = scoreOf(total) < leastScore ? 1 : 0
