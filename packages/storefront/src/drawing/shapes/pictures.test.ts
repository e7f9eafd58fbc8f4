import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { kindOf, pictures, usualBox } from './pictures'

const folder = 'packages/storefront/src/drawing/pictures/'
const files = readdirSync(folder)
const read = (file: string) => readFileSync(folder + file, 'utf8')

describe('pictures', () => {
  it.each(pictures.map(([file, viewBox = usualBox]) => ({ kind: kindOf(file), viewBox })))(
    '$kind has the view box of its file',
    ({ kind, viewBox }) => {
      expect(/<svg [^>]*viewBox="([^"]+)"/.exec(read(`${kind}.svg`))?.[1]).toBe(viewBox.join(' '))
    },
  )

  it('are all files', () => {
    expect(pictures.map(([file]) => `${kindOf(file)}.svg`).sort()).toEqual(files.sort())
  })

  it('finds the more specific kind first', () => {
    const kinds = pictures.map(([file]) => kindOf(file))
    expect(kinds.filter((kind, index) => kinds.findIndex((one) => kind.startsWith(one)) !== index)).toEqual(
      [],
    )
  })
})

describe('the files', () => {
  it.each(files)('%s has all of the picture, and the part of it for small ones', (file) => {
    expect(read(file)).toMatch(/<g id="picture">\s+<g id="emblem"/)
  })

  it.each(files)('%s has colours of the page only', (file) => {
    const paints = [...read(file).matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint)
    expect(paints.filter((paint) => !/^(?:none|var\(--[a-z0-9-]+\))$/.test(paint ?? ''))).toEqual([])
  })

  it.each(files)('%s has paths only, and no styles, scripts or letters, which would need a font', (file) => {
    const elements = new Set([...read(file).matchAll(/<([\w:]+)/g)].map(([, name]) => name))
    expect([...elements].filter((name) => !['svg', 'g', 'path'].includes(name ?? ''))).toEqual([])
    expect(read(file)).not.toMatch(/ (?:style|class|on\w+|href)=/)
  })
})
