// Writes down how long each spec file took in the last run of all browser tests, for `--shard`: `node tools/e2e-seconds.mjs`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listBrowserTimes } from './check/counts.mjs'
import { secondsFile } from './e2e/shards.mjs'
import { formatText } from './format-text.mjs'
import { reports } from './workspace.mjs'

const times = listBrowserTimes(join(reports, 'e2e-rest.json')).map(({ file, seconds }) => [
  file,
  Math.round(seconds),
])
if (times.length === 0) throw new Error('There is no report of the browser tests: npm run test:full first.')
writeFileSync(secondsFile, await formatText(secondsFile, JSON.stringify(Object.fromEntries(times))))
