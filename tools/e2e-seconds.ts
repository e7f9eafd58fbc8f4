// Writes down how long each spec file took in the last run of all browser tests, for `--shard`: `node tools/e2e-seconds.ts`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBrowserTimes } from './check/counts.ts'
import { secondsFile } from './e2e/shards.ts'
import { formatText } from './format-text.ts'
import { reports } from './workspace.ts'

const times = listBrowserTimes(join(reports, 'e2e-rest.json')).map(({ file, seconds }) => [
  file,
  Math.round(seconds),
])
if (times.length === 0) throw new Error('There is no report of the browser tests: npm run test:full first.')
writeFileSync(secondsFile, await formatText(secondsFile, JSON.stringify(Object.fromEntries(times))))
