import { expect, it } from 'vitest'
import { share, withSecondTry } from './share.mjs'

const lanes = ['left', 'right']

it('a lane does one job at a time, and results keep the order of the jobs', async () => {
  const busy = new Set<string>()
  const used = new Set<string>()
  const results = await share([30, 1, 20, 2, 10], lanes, async (lane, turns) => {
    expect(busy).not.toContain(lane)
    busy.add(lane)
    used.add(lane)
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    busy.delete(lane)
    return turns
  })
  expect(results).toEqual([30, 1, 20, 2, 10])
  expect(used.size).toBe(2)
})

it('a job is tried a second time, which is reported, and not a third time', async () => {
  const reported: string[] = []
  const attempts: string[] = []
  const work = withSecondTry(
    async (_: string, job: string) => {
      attempts.push(job)
      if (job === 'broken' || attempts.length === 1) throw new Error(`too slow: ${attempts.length}`)
      return job
    },
    (job, problem) => reported.push(`${job}: ${problem}`),
  )
  expect(await share(['home'], lanes, work)).toEqual(['home'])
  await expect(share(['broken'], lanes, work)).rejects.toThrow('too slow: 4')
  expect(reported).toEqual(['home: too slow: 1', 'broken: too slow: 3'])
})
