import { useShopClient } from '@cartonnage/react-hooks'
import { splitQuantities } from '@cartonnage/sdk/rules'
import { useEffect, useState } from 'react'
import type { DragEvent } from 'react'
import type { SplitResponse } from './data/delivery-addresses-action'
import type { SplitData } from './data/delivery-addresses-loader'
import { quantityName, readPart } from './split-form'
import type { SplitGroup, SplitLine } from './data/split-lines'

type Texts = Readonly<Partial<Record<string, string>>>

interface SplitQuantitiesInput {
  readonly data: SplitData
  /** What was in the fields, by name, if it has not been saved. */
  readonly entered: SplitResponse['entered']
  /** Null until the page is hydrated. */
  readonly form: HTMLFormElement | null
}

/** What is in the fields, and what follows from it: what each address gets. Without scripts it is as it was saved. */
export function useSplitQuantities({ data, entered, form }: SplitQuantitiesInput) {
  const { groups, lines } = data
  const { locale } = useShopClient()
  const [texts, setTexts] = useState<Texts>(() => initialTexts({ groups, lines }, entered))
  const update = () => {
    if (form) setTexts(readTexts(form))
  }
  // A visitor may have entered quantities before the page was hydrated.
  useEffect(() => {
    if (form) setTexts(readTexts(form))
  }, [form])
  const [main, ...others] = groups
  const partOf = (line: SplitLine, group: SplitGroup) =>
    readPart(texts[quantityName(line, group)] ?? '', locale)
  const split = (line: SplitLine) => {
    const parts = others.map((group) => partOf(line, group) ?? 0)
    return splitQuantities(line.quantity, parts, line.rule)
  }
  const quantityAt = (line: SplitLine, group: SplitGroup) =>
    group === main ? split(line).rest : (partOf(line, group) ?? 0)
  const give = (productId: string, group: SplitGroup) => {
    const line = lines.find((candidate) => candidate.productId === productId)
    if (line === undefined) return
    const field = form?.elements.namedItem(quantityName(line, group))
    if (field instanceof HTMLInputElement) field.value = String((partOf(line, group) ?? 0) + split(line).rest)
    else for (const other of others) clear(form, quantityName(line, other))
    update()
  }
  return {
    update,
    split,
    quantityAt,
    /** What the address has, where that is not what is in its field. */
    otherSaved: (line: SplitLine, group: SplitGroup) => {
      const saved = line.quantities[group.id] ?? 0
      return saved === partOf(line, group) ? undefined : saved
    },
    textOf: (line: SplitLine, group: SplitGroup) => texts[quantityName(line, group)] ?? '',
    drag: (line: SplitLine) => ({
      draggable: true,
      onDragStart: (event: DragEvent) => event.dataTransfer.setData(draggedType, line.productId),
    }),
    /** Dropping an article gives the address what is left over of it; the first address gets all of it back. */
    drop: (group: SplitGroup) => ({
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes(draggedType)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        give(event.dataTransfer.getData(draggedType), group)
      },
    }),
  }
}

export type SplitQuantities = ReturnType<typeof useSplitQuantities>

const draggedType = 'application/x-shop-article'

function clear(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = ''
}

function readTexts(form: HTMLFormElement): Texts {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

const initialTexts = (
  { groups, lines }: Pick<SplitData, 'groups' | 'lines'>,
  entered: SplitResponse['entered'],
) =>
  Object.fromEntries(
    lines.flatMap((line) =>
      groups.slice(1).map((group) => {
        const name = quantityName(line, group)
        const saved = line.quantities[group.id]
        return [name, entered?.[name] ?? (saved === undefined ? '' : String(saved))] as const
      }),
    ),
  )
