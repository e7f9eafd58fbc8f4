/** One element of the head that changes with the page. */
export interface MetadataTag {
  readonly element: 'meta' | 'link'
  readonly [attribute: string]: string
}

/** What a page says about itself to browsers, robots and people who share it. */
export interface PageMetadata {
  readonly title: string
  readonly tags: readonly MetadataTag[]
  /** Structured data for search engines, one block each. */
  readonly data: readonly object[]
}

/** JSON for a data block: `<` is escaped, so that no text can end the element. */
export const dataBlockText = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

const marker = 'data-meta'

/** Replaces the former page's metadata in the document. */
export function applyMetadata(page: Document, { title, tags, data }: PageMetadata): void {
  page.title = title
  const elements = tags.map(({ element, ...attributes }) => createMarked(page, element, attributes))
  const blocks = data.map((content) => {
    const block = createMarked(page, 'script', { type: 'application/ld+json' })
    block.textContent = dataBlockText(content)
    return block
  })
  page.head.querySelectorAll(`[${marker}]`).forEach((node) => node.remove())
  page.head.append(...elements, ...blocks)
}

function createMarked(
  page: Document,
  name: string,
  attributes: Readonly<Record<string, string>>,
): HTMLElement {
  const node = page.createElement(name)
  node.setAttribute(marker, '')
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value)
  return node
}
