// Asks the registry for advisories about what production installs: `node tools/audit.mjs`. Fails for one that is high or
// critical, and where the question itself is wrong. A registry that cannot be asked is no advisory: that is only said.
import { judgeAudit } from './audit/judge.mjs'
import { runCommand } from './run-command.mjs'

const question = ['audit', '--prod', '--json', '--config.fetch-retries=1', '--config.fetch-timeout=30000']
const { output } = await runCommand('pnpm', question, { quiet: true })
const { state, lines } = judgeAudit(output)
for (const line of lines) console.log(line)
if (state === 'found' || state === 'failed') process.exitCode = 1
