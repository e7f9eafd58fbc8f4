import { describe, expect, it } from 'vitest'
import * as features from '../../index'
import { allCalls } from '../all-calls'
import { customCalls } from './custom-calls'

const ids = allCalls.map(({ id }) => id)
const entries = Object.entries(customCalls)

describe('customCalls', () => {
  it('has every call whose path is a class of the organisation', () => {
    const own = allCalls.filter(({ path }) => /^\/(?:lwr\/apex|services\/apexrest)\//.test(path))
    expect(own.length).toBeGreaterThan(13)
    expect(own.map(({ id }) => id).filter((id) => !(id in customCalls))).toEqual([])
  })

  it.each(entries)('%s is a call of the contract, and its path what its kind says', (id, { kind }) => {
    const path = allCalls.find((call) => call.id === id)?.path
    const begins = {
      'server action': '/lwr/apex/',
      'apex rest': '/services/apexrest/',
      extension: '/services/',
    }[kind]
    expect(path).toMatch(new RegExp(`^${begins}`))
  })

  it.each(entries)('%s belongs to a feature that there is', (_, { feature }) => {
    expect(Object.keys(features)).toContain(feature)
  })

  it.each(entries)('%s has a call of the platform in its place, or none', (_, { standIn }) => {
    if (standIn === null) return
    expect(ids).toContain(standIn)
    expect(standIn in customCalls).toBe(false)
  })
})
