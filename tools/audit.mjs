// Asks the registry for advisories about production dependencies: `node tools/audit.mjs`. Fails for high and critical ones,
// and if the audit itself fails. An unavailable registry is only reported.
import { readAudit } from './audit/read-audit.mjs'
import { runCommand } from './run-command.ts'

const question = ['audit', '--prod', '--json', '--config.fetch-retries=1', '--config.fetch-timeout=30000']
const { output } = await runCommand('pnpm', question, { quiet: true })
const { state, lines } = readAudit(output)
for (const line of lines) console.log(line)
if (state === 'found' || state === 'failed') process.exitCode = 1
