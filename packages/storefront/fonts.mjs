// Writes src/fonts/archivo.woff2: Archivo limited to the weights, widths and characters the shop uses.
// Run by hand after an update of the font package; the result is committed.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const home = dirname(fileURLToPath(import.meta.url))
const source = join(home, 'node_modules/@fontsource-variable/archivo')
const target = join(home, 'src/fonts')

const charactersBetween = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

// Printable Latin-1, general punctuation, and the single signs that texts and prices need.
const characters = [
  charactersBetween(0x20, 0x7e),
  charactersBetween(0xa0, 0xff),
  charactersBetween(0x2010, 0x2027),
  charactersBetween(0x2030, 0x203a),
  'ŒœŸı€™−×',
].join('')

const font = await subsetFont(
  await readFile(join(source, 'files/archivo-latin-standard-normal.woff2')),
  characters,
  {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 }, wdth: { min: 80, max: 112 } },
  },
)
await writeFile(join(target, 'archivo.woff2'), font)
await copyFile(join(source, 'LICENSE'), join(target, 'OFL.txt'))
console.log(`archivo.woff2 ${(font.length / 1024).toFixed(1)} KB`)
