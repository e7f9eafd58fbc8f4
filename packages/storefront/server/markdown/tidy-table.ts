import type { Element, ElementContent } from 'hast'

/** A table without the columns that have no content in any row, and without the links by which its heads sort it. */
export function tidyTable(table: Element): Element {
  const rows = elementsIn(table, 'tr')
  const width = cellsOf(rows[0]).length
  const body = elementsIn(table, 'tbody').flatMap((part) => elementsIn(part, 'tr'))
  // Cells that span several columns say something of each.
  if (body.length === 0 || rows.some((row) => cellsOf(row).length !== width)) return table
  const kept = Array.from({ length: width }, (_, index) =>
    body.some((row) => hasContent(cellsOf(row)[index])),
  )
  return mapRows(table, (row, isHead) => {
    const cells = cellsOf(row).filter((_, index) => kept[index])
    return { ...row, children: isHead ? cells.map(withoutLinks) : cells }
  })
}

const isElement = (node: ElementContent): node is Element => node.type === 'element'
const cellsOf = (row: Element | undefined): Element[] => row?.children.filter(isElement) ?? []

/** The elements of that name, at any depth, that are in none of the same name. */
const elementsIn = (element: Element, name: string): Element[] =>
  element.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === name ? [child] : elementsIn(child, name)))

const hasContent = (node: ElementContent | undefined): boolean =>
  node?.type === 'text'
    ? node.value.trim() !== ''
    : node?.type === 'element' && (node.tagName === 'img' || node.children.some(hasContent))

function mapRows(
  table: Element,
  change: (row: Element, isHead: boolean) => Element,
  isHead = false,
): Element {
  const children = table.children.map((child) => {
    if (!isElement(child)) return child
    return child.tagName === 'tr' ? change(child, isHead) : mapRows(child, change, child.tagName === 'thead')
  })
  return { ...table, children }
}

function withoutLinks(element: Element): Element {
  const children = element.children.flatMap((child) => {
    if (!isElement(child)) return [child]
    const plain = withoutLinks(child)
    return plain.tagName === 'a' ? plain.children : [plain]
  })
  return { ...element, children }
}
