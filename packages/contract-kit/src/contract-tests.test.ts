import { allCalls } from '@cartonnage/sdk/contract'
import { describe, expect, it } from 'vitest'
import { contractTests, type TestFunctions } from './contract-tests'
import { openShop, type Change } from './shop.fixture'

/** Declares the tests and runs them: what each came to, by its name. */
async function outcomesOf(change?: Change) {
  const { options } = await openShop('CH', change)
  const tests = new Map<string, Parameters<TestFunctions['it']>[1]>()
  let requested = 0
  const fetch = (request: Request) => {
    requested += 1
    return options.fetch(request)
  }
  contractTests(
    { ...options, fetch },
    { describe: (_, body) => body(), it: (name, body) => tests.set(name, body) },
  )
  const before = requested
  const outcomes = new Map<string, string>()
  for (const [name, body] of tests) {
    outcomes.set(name, 'pass')
    const skip = (note = '') => outcomes.set(name, `skipped: ${note}`)
    await body({ skip }).catch((error: unknown) => outcomes.set(name, String(error)))
  }
  return { outcomes, before, requested }
}

describe('contractTests', () => {
  it('declares a test for every call and sends nothing before the first one runs', async () => {
    const { outcomes, before, requested } = await outcomesOf()
    expect([...outcomes.keys()]).toEqual(allCalls.map(({ id }) => id))
    expect(before).toBe(0)
    expect(requested).toBeLessThan(allCalls.length)
  })

  it('passes calls that fit, and skips untested calls with the reason', async () => {
    const { outcomes } = await outcomesOf()
    expect(outcomes.get('catalog.search')).toBe('pass')
    expect(outcomes.get('cart.delete')).toBe('skipped: writes; runs with --write')
  })

  it('fails a call that drifted, with the path', async () => {
    const { outcomes } = await outcomesOf((call, response) =>
      call?.id === 'context.getSession' ? Response.json({ guestUser: 1 }) : response,
    )
    expect(outcomes.get('context.getSession')).toBe('Error: guestUser: expected boolean, seen number')
  })

  it('fails exactly one test when the shop refuses every call', async () => {
    const { outcomes } = await outcomesOf(() => new Response('[]', { status: 401 }))
    const sentence =
      'Every call was refused (status 401): sign a buyer in, or send a cookie or an Authorization header.'
    const [first, ...others] = outcomes.values()
    expect(first).toBe(`ShopNotCheckedError: ${sentence}`)
    expect(new Set(others)).toEqual(new Set([`skipped: ${sentence}`]))
  })

  it('accepts the functions of Vitest directly', () => {
    const functions: TestFunctions = { describe, it }
    expect(functions.it).toBe(it)
  })
})
