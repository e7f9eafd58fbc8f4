import { describe, expect, it } from 'vitest'
import { boxesPerUnit, type PackingGoods } from './boxes-per-unit'

const box = { length: 300, width: 200, height: 150 }
const label = { kind: 'label', pieces: 475, length: 152, width: 102 } as const

describe('boxesPerUnit', () => {
  it.each<[string, PackingGoods, typeof box, number]>([
    ['tape along top and bottom, with both ends', { kind: 'tape', metres: 50 }, box, 59],
    ['tape of a roll too short for one box', { kind: 'tape', metres: 0.5 }, box, 0],
    ['one layer of film around the goods', { kind: 'wrap', squareMetres: 50 }, box, 168],
    ['chips for a fifth of the box', { kind: 'loose', litres: 500 }, box, 277],
    ['one label for each', label, box, 475],
    ['a label that lies on the top only', label, { length: 152, width: 102, height: 20 }, 475],
    ['a label that lies on the side only, turned', label, { length: 152, width: 40, height: 102 }, 475],
    ['a label larger than every side', label, { length: 155, width: 100, height: 40 }, 0],
    ['a box without height', { kind: 'tape', metres: 50 }, { ...box, height: 0 }, 0],
  ])('counts %s', (_name, goods, size, boxes) => {
    expect(boxesPerUnit(size, goods)).toBe(boxes)
  })
})
