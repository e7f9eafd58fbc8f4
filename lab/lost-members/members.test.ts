import { expect, it } from 'vitest'
import { membersOf, without } from './members.ts'

const response = {
  total: 2,
  items: [
    { id: 'a', fields: { Name: { value: 'x' } } },
    { id: 'b', note: null },
  ],
  menu: JSON.stringify([{ title: 'A' }]),
  text: '[ no JSON',
}
const members = [
  'total',
  'items',
  'items[].id',
  'items[].fields',
  'items[].fields.Name',
  'items[].fields.Name.value',
  'items[].note',
  'menu',
  'menu(json)[].title',
  'text',
]

it('each member is listed once, with those of all entries of a list and those inside of a text', () => {
  expect(membersOf(response)).toEqual(members)
})

it.each(members)('%s goes, with what is inside, and nothing else', (member) => {
  expect(membersOf(without(response, member))).toEqual(members.filter((other) => !other.startsWith(member)))
})
