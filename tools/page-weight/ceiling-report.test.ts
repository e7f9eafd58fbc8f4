import { describe, expect, it } from 'vitest'
import { writeCeilings, writeDocuments } from './ceiling-report.mjs'
import { ceilings } from './ceilings.mjs'
import type { Figure } from './figures.mjs'

const KiB = 1024
const formatOf = ({ bytes = 0, files = 0 }: { readonly bytes?: number; readonly files?: number }) => ({
  kib: (bytes / KiB).toFixed(1),
  files: String(files),
})
const most = formatOf(ceilings.afterSign)
const goal = formatOf(ceilings.afterSign.goal ?? {})
const styles = formatOf(ceilings.styles)

const afterSign = (page: string, site: string, size: number): Figure => ({
  ceiling: 'afterSign',
  labels: [page, 'guest', site],
  bytes: size * KiB,
  files: size / 10,
})

describe('the table of ceilings', () => {
  it('has the heaviest of each figure and its ceiling, and no line for what was not measured', () => {
    const text = writeCeilings([afterSign('home', 'de', 100), afterSign('list', 'de-CH', 110)])
    expect(text).toMatch(
      new RegExp(
        `scripts after the first sign {2}list, guest, de-CH +110.0 +${most.kib} +11 +${most.files} +ok`,
      ),
    )
    expect(text).not.toContain('style sheets')
    expect(text).not.toContain('too much')
  })

  it('says which figure is above its goal', () => {
    const { bytes = 0 } = ceilings.afterSign.goal ?? {}
    const text = writeCeilings([{ ...afterSign('home', 'de', 1), bytes: bytes + 1 }])
    expect(text).toContain(`above its goal: ${goal.kib} KiB, ${goal.files} files`)
    expect(text).not.toContain('too much')
  })

  it('names each page that exceeds one, once for all languages', () => {
    const text = writeCeilings([
      afterSign('home', 'de', 210),
      afterSign('home', 'fr-CH', 220),
      afterSign('list', 'de', 100),
    ])
    expect(text).toContain('TOO MUCH')
    expect(text.match(/^too much: .*$/gm)).toEqual([
      `too much: scripts after the first sign: home, guest, fr-CH de: 220.0 KiB of ${most.kib}, 22 files of ${most.files}`,
    ])
  })

  it('names files where they are what is too much, the lightest first', () => {
    const details = Array.from({ length: 20 }, (_, index) => ({
      kind: 'scripts' as const,
      path: `/${index}.js`,
      bytes: (20 - index) * 100,
    }))
    const text = writeCeilings([
      { ceiling: 'smallScripts', labels: ['all scripts'], bytes: 1, files: 20, details },
    ])
    expect(text).toMatch(/ {4}0\.1 \/19\.js\n {4}0\.2 \/18\.js\n/)
    expect(text.trimEnd().split('\n').at(-1)).toBe('    …')
    expect(text).not.toContain('/0.js')
  })
})

it('each document stands beside its ceilings, languages that are equal in one line', () => {
  const document = (site: string) => ({
    page: 'home',
    who: 'guest' as const,
    site,
    states: {
      rest: [
        { kind: 'scripts' as const, path: '/early.js', bytes: KiB },
        { kind: 'styles' as const, path: '/frame.css', bytes: 2 * KiB },
      ],
      sign: [{ kind: 'scripts' as const, path: '/app.js', bytes: 3 * KiB }],
    },
  })
  expect(writeDocuments([document('de'), document('fr-CH')])).toMatch(
    new RegExp(
      `home {2}guest {2}de fr-CH +1.0/1 +10.0/2 +4.0/2 +${most.kib}/${most.files} +2.0/1 +${styles.kib}/${styles.files}`,
    ),
  )
})
