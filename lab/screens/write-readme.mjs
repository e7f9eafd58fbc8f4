import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatText } from '../../tools/format-text.ts'

/**
 * @typedef {object} Contents
 * @property {readonly { name: string, title: string }[]} parts
 * @property {readonly { locale: string, shop: string }[]} locations
 * @property {readonly number[]} widths
 */

/** @param {string} part @param {{ locale: string, width: number }} location */
export const pictureName = (part, { locale, width }) => `${part}-${locale}-${width}.webp`

/** @param {Contents} contents @param {Contents['parts'][number]} part */
const writePart = ({ locations, widths }, { name, title }) => [
  `## ${title}`,
  '',
  `| | ${widths.map((width) => `${width} px`).join(' | ')} |`,
  `| --- | ${widths.map(() => '---').join(' | ')} |`,
  ...locations.map(({ locale, shop }) => {
    const cells = widths.map((width) => {
      const file = pictureName(name, { locale, width })
      return `[![${title}, ${locale}, ${width} px](${file})](${file})`
    })
    return `| ${shop}, ${locale} | ${cells.join(' | ')} |`
  }),
  '',
]

/** Lists the pictures of a folder in its README. @param {string} folder @param {Contents} contents */
export const writeReadme = async (folder, contents) => {
  const file = join(folder, 'README.md')
  const text = [
    '# What the frame of the pages looks like',
    '',
    '`pnpm screens --frame` takes these pictures from the built shop and writes this page. How they differ from the',
    'drafts, and why: [differences.md](differences.md).',
    '',
    ...contents.parts.flatMap((part) => writePart(contents, part)),
  ].join('\n')
  writeFileSync(file, await formatText(file, text))
}
