/** Products on one page of a list. */
export const pageSize = 30

/** The page number of a URL, from 1; invalid text is the first page. */
export function readPageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

/** The part of a list that a page shows. */
export interface PageWindow {
  readonly page: number
  /** Positions of the first and the last product of the page, from 1. */
  readonly first: number
  readonly last: number
  readonly total: number
  /** Number of products on the previous and on the next page; 0 without one. */
  readonly before: number
  readonly after: number
}

export function pageWindow(page: number, total: number): PageWindow {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(page * pageSize, total)
  return {
    page,
    first,
    last,
    total,
    before: page > 1 ? pageSize : 0,
    after: Math.max(0, Math.min(pageSize, total - last)),
  }
}
