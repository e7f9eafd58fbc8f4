import { describe, expect, it } from 'vitest'
import { closedLoop, openLoop } from './loops.mjs'

describe('closedLoop', () => {
  it('keeps so many visits under way, and lets the last ones end', async () => {
    let underWay = 0
    let most = 0
    const { results } = await closedLoop({ connections: 4, ms: 20 }, async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await Promise.resolve()
      underWay -= 1
    })
    expect(most).toBe(4)
    expect(underWay).toBe(0)
    expect(results.length).toBeGreaterThanOrEqual(4)
  })

  it('pauses a connection where the result asks for it', async () => {
    const paused: string[] = []
    const pauseMs = (result: string) => {
      paused.push(result)
      return 100
    }
    const { results } = await closedLoop({ connections: 2, ms: 1, pauseMs }, () => Promise.resolve('refused'))
    expect(results).toEqual(['refused', 'refused'])
    expect(paused).toEqual(results)
  })
})

describe('openLoop', () => {
  it('starts visits although the ones before are not over', async () => {
    const ends: (() => void)[] = []
    const results = await openLoop({ everyMs: 1, ms: 5 }, async () => {
      const index = ends.length
      if (index === 4) setImmediate(() => ends.forEach((end) => end()))
      await new Promise<void>((resolve) => ends.push(resolve))
      return index
    })
    expect(results).toEqual([0, 1, 2, 3, 4])
  })
})
