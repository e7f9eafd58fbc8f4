import { describe, expect, it } from 'vitest'
import { ceilings } from './ceilings.mjs'
import { exceeds, pageFigures, smallScriptsFigure, visitFigure } from './figures.mjs'
import type { Figure } from './figures.mjs'
import type { PageMeasurement } from './measure-page.mjs'

const script = (path: string, bytes: number) => ({ kind: 'scripts' as const, path, bytes })
const ahead = (path: string, bytes: number) => ({ ...script(path, bytes), ahead: true as const })
const style = (path: string, bytes: number) => ({ kind: 'styles' as const, path, bytes })
const document = { kind: 'documents' as const, path: '/', bytes: 1000 }

const home: PageMeasurement = {
  page: 'home',
  who: 'guest',
  site: 'de-CH',
  states: {
    rest: [document, script('/early.js', 1), ahead('/frame.js', 2), style('/frame.css', 4)],
    sign: [script('/late.js', 8)],
    menu: [script('/menu.js', 16), style('/menu.css', 32)],
    dialog: [],
  },
}

const weightsOf = (measurement: PageMeasurement) =>
  Object.fromEntries(pageFigures(measurement).map(({ ceiling, bytes, files }) => [ceiling, [bytes, files]]))

describe('the figures of a page that have a ceiling', () => {
  it('add everything up that was fetched until then', () => {
    expect(weightsOf(home)).toEqual({
      beforeSign: [1, 1],
      ahead: [2, 1],
      afterSign: [11, 3],
      styles: [4, 1],
      afterActions: [27, 4],
    })
  })

  it('are others where the page starts at once', () => {
    expect(weightsOf({ ...home, page: 'checkout' })).toMatchObject({ startsAtOnce: [11, 3] })
    expect(weightsOf({ ...home, page: 'checkout' })).not.toHaveProperty('beforeSign')
  })

  it('are none for actions that nobody did', () => {
    const { rest = [], sign = [] } = home.states
    expect(weightsOf({ ...home, states: { rest, sign } })).not.toHaveProperty('afterActions')
  })

  it('count all requests of a list before a sign', () => {
    expect(weightsOf({ ...home, page: 'list' })).toMatchObject({ listRequests: [1007, 4] })
  })

  it('say what they belong to', () => {
    expect(pageFigures(home)[0]?.labels).toEqual(['home', 'guest', 'de-CH'])
  })
})

it('a visit counts the scripts of all its steps', () => {
  const steps = { home: [script('/a.js', 1), document], list: [script('/b.js', 2)], product: [] }
  expect(visitFigure({ who: 'buyer', site: 'de', steps })).toMatchObject({
    ceiling: 'visit',
    labels: ['visit', 'buyer', 'de'],
    bytes: 3,
    files: 2,
  })
})

it('scripts below 2 KiB are counted, and named', async () => {
  const manifest = { a: { file: 'a.js' }, b: { file: 'b.js' } }
  const sizes: Readonly<Record<string, number>> = { '/a.js': 2047, '/b.js': 2048 }
  const weighAll = (paths: readonly string[]) =>
    Promise.resolve(paths.map((path) => script(path, sizes[path] ?? 0)))
  expect(await smallScriptsFigure(manifest, { weighAll })).toMatchObject({
    files: 1,
    details: [{ path: '/a.js' }],
  })
})

describe('a ceiling', () => {
  const figure: Figure = { ceiling: 'afterSign', labels: [], bytes: 0, files: 0 }
  const { bytes = 0, files = 0 } = ceilings.afterSign
  it.each([
    [{ bytes, files }, false],
    [{ bytes: bytes + 1, files }, true],
    [{ bytes, files: files + 1 }, true],
  ])('may be reached and not exceeded: %j', (weight, isExceeded) => {
    expect(exceeds({ ...figure, ...weight })).toBe(isExceeded)
  })

  it('may be about bytes or files alone', () => {
    expect(exceeds({ ...figure, ceiling: 'visit', files: 1000 })).toBe(false)
    expect(exceeds({ ...figure, ceiling: 'listRequests', bytes: 10 ** 9 })).toBe(false)
  })
})
