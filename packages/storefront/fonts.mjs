// Writes src/fonts/archivo-{common,rare}.woff2: Archivo limited to the weights, widths and characters the shop uses.
// Run by hand after an update of the font package or a change of src/fonts/characters.ts; the results are committed, and
// the ranges that it prints belong into src/styles/font.css.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { commonCharacters, rareCharacters, toUnicodeRange } from './src/fonts/characters.ts'

const home = dirname(fileURLToPath(import.meta.url))
const source = join(home, 'node_modules/@fontsource-variable/archivo')
const target = join(home, 'src/fonts')
const font = await readFile(join(source, 'files/archivo-latin-standard-normal.woff2'))

// Narrower limits would save 3 kB, and redraw all letters by a fraction of a pixel.
const variationAxes = { wght: { min: 400, max: 700 }, wdth: { min: 80, max: 112 } }
// What browsers apply by themselves, and figures of one width; the shop sets no fractions.
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'rvrn', 'tnum']

for (const [name, characters] of Object.entries({ common: commonCharacters, rare: rareCharacters })) {
  const file = await subsetFont(font, [...characters].join(''), {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures,
  })
  await writeFile(join(target, `archivo-${name}.woff2`), file)
  console.log(`archivo-${name}.woff2 ${file.length} bytes\n  unicode-range: ${toUnicodeRange(characters)};`)
}
await copyFile(join(source, 'LICENSE'), join(target, 'OFL.txt'))
