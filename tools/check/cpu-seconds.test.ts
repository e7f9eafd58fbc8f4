import { describe, expect, it } from 'vitest'
import { readCpuSeconds } from './cpu-seconds.ts'

describe('readCpuSeconds', () => {
  it.each([
    ['0m0.00s 0m0.01s\n1m2.50s 0m7.25s\n', 69.75],
    ['0m0,00s 0m0,01s\n12m0,50s 0m0,00s\n', 720.5],
  ])('adds user and system seconds of the children: %j', (times, cpuSeconds) => {
    expect(readCpuSeconds(times)).toEqual({ cpuSeconds })
  })

  it.each(['', 'sh: times: not found'])('knows nothing from %j', (times) => {
    expect(readCpuSeconds(times)).toEqual({})
  })
})
