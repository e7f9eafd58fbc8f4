import { describe, expect, it } from 'vitest'
import { medianFigures, toCountFigures, toFigures } from './figures.mjs'

const pressed = {
  ...{ pressedAt: 1000, actedAt: 1080, interactions: [16, 120, 104] },
  longTasks: [
    { start: 100, duration: 400 },
    { start: 980, duration: 60 },
    { start: 1500, duration: 150 },
  ],
}
const record = { ...pressed, doneAt: 1300, hydratedAt: 1900 }
const tasks = { loading: 40, press: 45 }

describe('the figures of a press', () => {
  it('have the longest interaction, the time from the release to the effect, and what came after the contact', () => {
    expect(toFigures({ record, tasks })).toEqual({
      ...{ interaction: 120, effect: 220, hydrated: 900, longestTask: 150, blocking: 110 },
      ...{ taskTime: 45, loadingTaskTime: 40 },
    })
  })

  it('of a page that was hydrated before, without long tasks and interactions', () => {
    const quick = { ...record, hydratedAt: 900, interactions: [], longTasks: [] }
    expect(toFigures({ record: quick, tasks: undefined })).toEqual({
      ...{ interaction: 16, effect: 220, hydrated: 0, longestTask: 0, blocking: 0 },
      ...{ taskTime: NaN, loadingTaskTime: NaN },
    })
  })

  it.each([
    ['has no effect', { ...pressed, hydratedAt: 1900 }, { interaction: 120, effect: Infinity }],
    ['is never hydrated', { ...pressed, doneAt: 1300 }, { effect: 220, hydrated: Infinity }],
    ['was left', undefined, { interaction: Infinity, effect: Infinity, longestTask: Infinity }],
  ])('of a page that %s are infinite', (_, measured, expected) => {
    expect(toFigures({ record: measured, tasks })).toMatchObject(expected)
  })
})

describe('the median', () => {
  const figures = toFigures({ record, tasks })

  it('is taken of each figure by itself', () => {
    const runs = [
      figures,
      { ...figures, interaction: 200, effect: 10 },
      { ...figures, interaction: 16, effect: 30 },
    ]
    expect(medianFigures(runs)).toEqual({ ...figures, effect: 30 })
  })

  it('is infinite once most visits failed', () => {
    const failed = toFigures({ record: undefined, tasks: undefined })
    expect(medianFigures([figures, failed, failed]).effect).toBe(Infinity)
    expect(medianFigures([figures, figures, failed]).effect).toBe(220)
  })
})

describe('the stored count', () => {
  it('is in time when its frame began before the first paint was done', () => {
    const visits = [
      { countAt: 480, paintedAt: 500 },
      { countAt: 500, paintedAt: 500 },
      { countAt: 900, paintedAt: 500 },
    ]
    expect(toCountFigures(visits)).toEqual({ paintedAt: 500, countAt: 500, visits: 3, inTime: 1 })
  })

  it('never came where it was not seen', () => {
    expect(toCountFigures([{ paintedAt: 500 }])).toMatchObject({ countAt: Infinity, inTime: 0 })
  })
})
