/** Articles on one page of a list. */
export const pageSize = 30

/** The page number of an address, from 1; anything unreadable is the first page. */
export function readPageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
}

/** Which part of a list a page shows. */
export interface PageWindow {
  readonly page: number
  /** Number of the first and the last article shown, from 1. */
  readonly first: number
  readonly last: number
  readonly total: number
  /** How many articles the page before and the page after show; 0 where there is none. */
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
