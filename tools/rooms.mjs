// Measures the structure of the packages: `node tools/rooms.mjs [sdk …] [--json FILE]`. A room is a layer of a package;
// `rooms/*-layout.mjs` list its files. It counts pairs of rooms with an import between them, types included; a file that
// imports another is one import. `^` marks upward imports. Tests, fixtures and examples are excluded.
//
// `lint/zones.mjs` forbids imports by their text. This command resolves every import and also finds circles. It fails only
// for files without a room, imports that cannot be resolved, packages imported against the direction, and circles of files
// (except those of types).
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
