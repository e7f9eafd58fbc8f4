import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { menuItemSchema, menuItemsSchema } from './platform-menus'

const id = '0ZGQ50000000002AAA'

describe('menuItemSchema', () => {
  it.each([
    ['the record of a page reference', { pageReference: { attributes: { recordId: id } } }],
    ['a page reference as text', { pageReference: JSON.stringify({ attributes: { recordId: id } }) }],
    ['a page reference that is the id', { pageReference: id }],
    [
      'a page reference before the path',
      { pageReference: { id }, actionValue: '/category/0ZGQ50000000009AAA' },
    ],
    ['the path', { actionValue: `/category/kartons/${id}?x=1` }],
  ])('finds the category in %s', (_, wire) => {
    expect(z.parse(menuItemSchema, wire).categoryId).toBe(id)
  })

  it.each([
    [{}],
    [{ pageReference: null, actionValue: null }],
    [{ pageReference: { attributes: { recordId: '01tQ50000000002AAA' } } }],
    [{ actionValue: '/category/0ZGQ5' }],
    [{ actionValue: `/x/${id}longer` }],
  ])('finds no category in %j', (wire) => {
    expect(z.parse(menuItemSchema, wire).categoryId).toBeNull()
  })

  it('reads items below items', () => {
    const wire = { label: 'A', subMenu: [{ label: 'B', subMenu: [{ label: 'C' }] }] }
    expect(z.parse(menuItemSchema, wire).items[0]?.items[0]).toMatchObject({ label: 'C', items: [] })
  })
})

describe('menuItemsSchema', () => {
  it.each([{}, { menuItems: null }, { menuItems: [] }])('reads %j as no items', (wire) => {
    expect(z.parse(menuItemsSchema, wire)).toEqual([])
  })
})
