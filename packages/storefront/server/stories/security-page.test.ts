import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, root)), 'utf8')
const rows = read('docs/security.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | '))
const points = rows.filter((cells) => cells.length === 4)
const proofs = points.flatMap((cells) =>
  [...(cells[3] ?? '').matchAll(/`([^`:]+\.test\.tsx?|[^`:]+\.spec\.ts): ([^`]+)`/g)].map(
    ([, file = '', words = '']) => [file.startsWith('tools/') ? file : `packages/${file}`, words] as const,
  ),
)

describe('docs/security.md', () => {
  it('has a test for every point, or names who else is responsible', () => {
    expect(points.length).toBeGreaterThan(40)
    const open = points.filter(
      ([, , , proof = '']) => !/\.(?:test\.tsx?|spec\.ts): |_(?:platform|operator)_/.test(proof),
    )
    expect(open.map(([point]) => point)).toEqual([])
  })

  it.each(proofs)('%s has a test with these words: %s', (file, words) => {
    expect(existsSync(new URL(file, root))).toBe(true)
    const titles = read(file).replace(/\s*\n\s*/g, ' ')
    expect(titles).toContain(words)
  })
})
