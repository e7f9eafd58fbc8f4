import { describe, expect, it } from 'vitest'
import { createMemoryCache } from './memory-cache'
import { divideCache } from './narrowed-cache'
import { pageAges } from './page-cache'

const create = (maxBytes: number) =>
  createMemoryCache<{ readonly text: string }>({
    ...pageAges,
    maxBytes,
    now: () => 0,
    reportFailure: () => undefined,
  })

describe('the caches of pages and reads', () => {
  const cache = divideCache({ usual: create(1000), narrowed: create(1000) })
  const add = (key: string) =>
    cache.getOrCreate(key, () => Promise.resolve({ value: { text: key }, bytes: 100, isComplete: true }))

  it('keep what everybody looks at, whatever combinations of facets somebody draws', async () => {
    const usual = [
      ' https://shop.test/category/a',
      'GET https://p.test/search?categoryId=1',
      ' https://shop.test/?page=2',
    ]
    for (const key of usual) await add(key)
    for (let index = 0; index < 100; index += 1) {
      await add(` https://shop.test/category/a?length=${index}-&flute=B`)
      await add(` https://shop.test/category/a?sort=name&roll-width=${index}`)
      await add(`GET https://p.test/search?categoryId=1&refinements=${index}`)
    }
    expect(usual.filter((key) => cache.getFresh(key) === undefined)).toEqual([])
    expect(cache.getFresh(' https://shop.test/category/a?length=1-&flute=B')).toBeUndefined()
    expect(cache.getFresh('GET https://p.test/search?categoryId=1&refinements=99')).toBeDefined()
  })

  it('are emptied together', async () => {
    await add(' https://shop.test/?stock=1')
    cache.clear()
    expect(cache.getFresh(' https://shop.test/?stock=1')).toBeUndefined()
  })
})
