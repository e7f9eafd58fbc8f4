import { describe, expect, it } from 'vitest'
import { filesOfShard, splitBySeconds } from './shards.ts'

describe('splitBySeconds', () => {
  it('gives the longest file a shard of its own where the others take as long together', () => {
    const seconds = { 'a.spec.ts': 10, 'b.spec.ts': 60, 'c.spec.ts': 30, 'd.spec.ts': 20 }
    expect(splitBySeconds(Object.keys(seconds), 2, seconds)).toEqual([
      ['b.spec.ts'],
      ['c.spec.ts', 'd.spec.ts', 'a.spec.ts'],
    ])
  })

  it('takes a file that was never measured along', () => {
    expect(splitBySeconds(['new.spec.ts', 'old.spec.ts'], 1, { 'old.spec.ts': 5 })).toEqual([
      ['new.spec.ts', 'old.spec.ts'],
    ])
  })
})

describe('filesOfShard', () => {
  it('has each spec file in one shard', () => {
    const files = ['1/3', '2/3', '3/3'].flatMap(filesOfShard)
    expect(files).toContain('e2e/purchase.spec.ts')
    expect(new Set(files).size).toBe(files.length)
    expect(new Set(files)).toEqual(new Set(filesOfShard('1/1')))
  })

  it.each(['', '2', '0/2', '3/2', 'a/b'])('refuses %j', (shard) => {
    expect(() => filesOfShard(shard)).toThrow('No such shard')
  })
})
