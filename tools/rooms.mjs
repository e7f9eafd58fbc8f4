// Measures how the packages are laid out: `node tools/rooms.mjs [sdk …] [--json FILE]`.
// A room is a layer of the design; `rooms/*-layout.mjs` say which files it has. Counted are the pairs of rooms with an
// import between them, types included: one file that imports another is one import, whatever it takes from there.
// `^` marks imports upwards. Tests, fixtures and examples are left out.
//
// `lint/zones.mjs` is about the same rooms but forbids: it judges one import by its text and stops what must never be.
// This command counts: it resolves every import, sees circles too, also those of types alone, and compares one commit
// with another. A high figure is no failure here; only files without a room, imports that cannot be followed, packages
// imported against the direction and circles of files (those of types alone excepted) are.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { faultsOf, formatDetails, formatOverview, formatSummary } from './rooms/format.mjs'
import { measurePackages } from './rooms/package-figures.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'string' } } })

const all = measurePackages(positionals)
for (const line of formatOverview(all)) console.log(line)
for (const figures of all) console.log(`\n${formatDetails(figures).join('\n')}`)
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(all, null, 2)}\n`)
process.exitCode = all.some((figures) => faultsOf(figures).length > 0) ? 1 : 0
console.log(`\n${formatSummary(all)}`)
