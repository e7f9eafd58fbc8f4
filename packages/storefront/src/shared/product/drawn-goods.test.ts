import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { Drawing } from '../../drawing/drawing'
import type { GoodsContent } from '../../drawing/drawing-content'
import { renderDrawings } from '../../drawing/drawn-page.fixture'
import { pictureScales } from '../product-list/picture-scales'
import { drawnGoods } from './drawn-goods'
import { readProductAttributes } from './product-attributes'

const [header = '', ...lines] = readFileSync('packages/sandbox/src/seed/catalog-seed.tsv', 'utf8')
  .split('\n')
  .filter(Boolean)

/** The fields that pictures are made from, and their columns. */
const columns = {
  ImageHint__c: 'image_hint',
  Fefco__c: 'fefco',
  InnerLength__c: 'inner_l',
  InnerWidth__c: 'inner_w',
  InnerHeight__c: 'inner_h',
  Heights__c: 'heights',
  Flute__c: 'flute',
  Colour__c: 'colour',
  Width__c: 'width_mm',
  Length__c: 'length_mm',
  RollLength__c: 'roll_m',
  Thickness__c: 'thickness_um',
  Core__c: 'core_mm',
  Contents__c: 'contents',
}

const articles = lines.map((line) => {
  const cells = line.split('\t')
  const cell = (column: string) => cells[header.split('\t').indexOf(column)] ?? ''
  const fields = Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, cell(column)]))
  return { sku: cell('sku'), category: cell('category'), attributes: readProductAttributes(fields) }
})

const picture = (content: Omit<GoodsContent, 'kind'>) =>
  renderDrawings(createElement(Drawing, { kind: 'goods', ...content })).symbols.replace(/ id="\w+"/, '')

/** Each article as in the list of its category. */
const listed = articles.map(({ sku, category, attributes }) => {
  const list = articles.filter((other) => other.category === category)
  const { scales, rollScale } = pictureScales(list.map((other) => other.attributes))
  const scale = scales[list.findIndex((other) => other.sku === sku)]
  return { sku, attributes, symbol: picture({ attributes: drawnGoods(attributes), scale, rollScale }) }
})

const goodsOtherThanBoxes = listed.filter(({ attributes }) => attributes.fefco === undefined)

describe('the pictures of the catalogue', () => {
  it('are there for every article: none is the blank of goods that nothing is known of', () => {
    const blank = picture({ attributes: {} })
    expect(articles.length).toBeGreaterThan(130)
    expect(listed.filter(({ symbol }) => symbol === blank || /NaN|undefined/.test(symbol))).toEqual([])
  })

  it('differ between all articles that are no boxes', () => {
    expect(new Set(goodsOtherThanBoxes.map(({ symbol }) => symbol)).size).toBe(goodsOtherThanBoxes.length)
  })

  it('differ between boxes of different sizes', () => {
    const sizes = new Map<string, Set<string>>()
    for (const { symbol, attributes } of listed)
      sizes.set(symbol, (sizes.get(symbol) ?? new Set()).add(JSON.stringify(attributes.innerSize)))
    expect([...sizes.values()].filter(({ size }) => size > 1)).toEqual([])
  })

  it('differ between kinds of goods of the same size', () => {
    const plainBoxes = /^$|^boxes-(?:fold|ship-var|special-(?:long|pallet))/
    const hints = [...new Set(articles.map(({ attributes }) => attributes.imageHint))]
    const kinds = hints.filter((hint) => !plainBoxes.test(hint))
    // A roll keeps its size: paper as narrow as a tape would be one.
    const rollOf = (hint: string) =>
      articles.find(({ attributes }) => attributes.imageHint === hint)?.attributes.roll
    const drawn = kinds.map((kind) =>
      picture({
        attributes: { kind, length: 330, width: 220, height: 100, roll: rollOf(kind) },
        fit: { width: 300, height: 300 },
      }),
    )
    expect(kinds.length).toBeGreaterThan(35)
    expect(kinds.filter((_, index) => drawn.indexOf(drawn[index] ?? '') !== index)).toEqual([])
  })

  it('use every file', () => {
    const used = listed.flatMap(({ symbol }) => /([a-z-]+)\.svg[^"]*#/.exec(symbol)?.[1] ?? [])
    const files = readdirSync('packages/storefront/src/drawing/pictures').map((file) =>
      file.replace('.svg', ''),
    )
    expect([...new Set(used)].sort()).toEqual(files.sort())
  })
})
