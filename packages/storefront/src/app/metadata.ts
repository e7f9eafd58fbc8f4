/** One element of the head that changes with the page. */
export interface MetadataTag {
  readonly element: 'meta' | 'link'
  readonly [attribute: string]: string
}

/** What a page says about itself to browsers, robots and people who share it. */
export interface PageMetadata {
  readonly title: string
  readonly tags: readonly MetadataTag[]
}

const marker = 'data-meta'

/** Puts a page's metadata into the document, in the place of the former page's. */
export function applyMetadata(page: Document, { title, tags }: PageMetadata): void {
  page.title = title
  const elements = tags.map(({ element, ...attributes }) => {
    const node = page.createElement(element)
    node.setAttribute(marker, '')
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
    return node
  })
  page.head.querySelectorAll(`[${marker}]`).forEach((node) => node.remove())
  page.head.append(...elements)
}
