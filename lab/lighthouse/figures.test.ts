import { describe, expect, it } from 'vitest'
import { medianFigures, readFigures, writeFigures } from './figures.mjs'

const audits = {
  'first-contentful-paint': { numericValue: 1160.4 },
  'largest-contentful-paint': { numericValue: 1656.2 },
  'total-blocking-time': { numericValue: 12 },
  'cumulative-layout-shift': { numericValue: 0.004 },
  'network-requests': {
    details: {
      items: [
        { url: 'http://127.0.0.1/', statusCode: 200 },
        { url: 'http://127.0.0.1/entry.js', statusCode: -1 },
        { url: 'http://127.0.0.1/never.css' },
        { url: 'data:image/svg+xml,', statusCode: 200 },
      ],
    },
  },
}
const figures = readFigures({ categories: { performance: { score: 0.994 } }, audits })

describe('the figures of a report', () => {
  it('count requests that had a response', () => {
    expect(figures).toEqual({
      ...{ score: 99, firstPaint: 1160.4, largestPaint: 1656.2 },
      ...{ blockingTime: 12, layoutShift: 0.004, requests: 1 },
    })
  })

  it.each([
    ['its score', { categories: { performance: { score: null } }, audits }],
    ['first-contentful-paint', { categories: { performance: { score: 1 } }, audits: {} }],
  ])('need %s', (name, report) => {
    expect(() => readFigures(report)).toThrow(name)
  })
})

it('each figure has a median of its own', () => {
  const runs = [
    { ...figures, score: 90, blockingTime: 300 },
    { ...figures, score: 97, blockingTime: 0 },
    { ...figures, score: 100, blockingTime: 20 },
  ]
  expect(medianFigures(runs)).toEqual({ ...figures, score: 97, blockingTime: 20 })
})

it('a table has a line of the page and one of it without scripts', () => {
  const text = writeFigures([{ name: 'home', whole: figures, blocked: { ...figures, score: 100 } }])
  expect(text.split('\n')).toEqual([
    'page  scripts  score  FCP ms  LCP ms  TBT ms   CLS  requests',
    'home  run         99    1160    1656      12  0.00         1',
    'home  blocked    100    1160    1656      12  0.00         1',
  ])
})
