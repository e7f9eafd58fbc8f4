import { describe, expect, it } from 'vitest'
import { schedule } from './schedule.ts'
import type { Step } from './steps.ts'

const step = (name: string, rest: Partial<Step> = {}): Step => ({
  name,
  command: ['true'],
  inputs: [],
  ...rest,
})

/** Runs the steps and notes which were under way together. */
const runAll = async (steps: Step[], failing: string[] = []) => {
  const underWay = new Set<string>()
  const together: string[] = []
  const outcomes = await schedule(steps, {
    cores: 2,
    isStopped: () => false,
    run: async ({ name }) => {
      underWay.add(name)
      together.push([...underWay].join('+'))
      await Promise.resolve()
      underWay.delete(name)
      return !failing.includes(name)
    },
  })
  return { outcomes: Object.fromEntries(outcomes), together }
}

describe('schedule', () => {
  it('runs two cheap steps side by side', async () => {
    const { together } = await runAll([step('lint'), step('types')])
    expect(together).toEqual(['lint', 'lint+types'])
  })

  it('gives a step that wants both cores the machine for itself', async () => {
    const { together } = await runAll([step('lint'), step('unit', { cores: 2 })])
    expect(together).toEqual(['lint', 'unit'])
  })

  it('goes on after a failure', async () => {
    const { outcomes } = await runAll([step('lint'), step('unit')], ['lint'])
    expect(outcomes).toEqual({ lint: 'failed', unit: 'passed' })
  })

  it('does not run what needs a failed step, nor what needs that', async () => {
    const steps = [step('build'), step('packed', { after: ['build'] }), step('last', { after: ['packed'] })]
    const { outcomes } = await runAll(steps, ['build'])
    expect(outcomes).toEqual({ build: 'failed', packed: 'blocked', last: 'blocked' })
  })

  it('runs what only reads a report of a failed step', async () => {
    const { outcomes } = await runAll([step('unit'), step('conformance', { reads: ['unit'] })], ['unit'])
    expect(outcomes).toEqual({ unit: 'failed', conformance: 'passed' })
  })

  it('counts a dependency that was not chosen as met', async () => {
    const { outcomes } = await runAll([step('packed', { after: ['build'] })])
    expect(outcomes).toEqual({ packed: 'passed' })
  })
})
