// Writes src/seed/catalog.json from src/seed/catalog-seed.tsv, so that no file is read at run time.
// Run it after a change of the table: node packages/sandbox/scripts/write-catalog.mjs
import { readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../src/seed/', import.meta.url)
const lines = readFileSync(new URL('catalog-seed.tsv', folder), 'utf8').split('\n').filter(Boolean)
writeFileSync(new URL('catalog.json', folder), `${JSON.stringify({ lines }, null, 2)}\n`)
