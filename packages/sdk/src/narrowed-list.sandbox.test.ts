import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadNarrowedList } from './narrowed-list.example'
import { createSandboxWorld } from './sandbox-world.fixture'

const singleWall = '0ZGCH0000000003AAA'

describe('a list that narrows, as the README has it', () => {
  it('has the products in the range, both ends included, and counts of what is left', async () => {
    const { openPage } = createSandboxWorld()
    const page = openPage()
    const all = await loadNarrowedList(page, singleWall, '')
    const list = await loadNarrowedList(page, singleWall, '?length=200-400&width=150-300&flute=B&nothing=1')
    expect(all.total).toBe(26)
    expect(list.total).toBe(list.products.length)
    for (const { fields } of list.products) {
      expect(Number(fields.InnerLength__c)).toSatisfy((length: number) => length >= 200 && length <= 400)
      expect(Number(fields.InnerWidth__c)).toSatisfy((width: number) => width >= 150 && width <= 300)
      expect(fields.Flute__c).toBe('B')
    }
    expect(list.chips.map(({ parameter }) => parameter)).toEqual(['length', 'width', 'flute'])
    const flutes = list.groups.find(({ parameter }) => parameter === 'flute')
    expect(flutes).toMatchObject({
      kind: 'values',
      options: [{ value: 'B', count: list.total }, { value: 'C' }],
    })
  })

  it('is what the README shows', () => {
    const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
    const example = read('narrowed-list.example.ts')
      .replaceAll("'./index'", "'@cartonnage/sdk'")
      .replaceAll("'./rules/facets/index'", "'@cartonnage/sdk/rules/facets'")
    expect(read('../README.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })
})
