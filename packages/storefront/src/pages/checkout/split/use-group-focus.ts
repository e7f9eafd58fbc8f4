import { useEffect, useRef } from 'react'
import type { SplitResponse } from './data/delivery-addresses-action'
import type { SplitGroup } from './data/split-lines'

/** The id of the heading of all addresses. */
export const groupsHeadingId = 'split-groups'

/** The id of the heading of an address. */
export const groupHeadingId = ({ id }: Pick<SplitGroup, 'id'>): string => `split-group-${id}`

/**
 * Moves the focus to an address that was added, and to the heading of all where one was removed: what was pressed is drawn
 * anew, and the focus would begin at the top of the page. A refused form has a focus of its own.
 */
export function useGroupFocus(groups: readonly SplitGroup[], response: SplitResponse | undefined): void {
  const latest = useRef(groups)
  useEffect(() => {
    const before = latest.current
    latest.current = groups
    if (response !== undefined) return
    const added = groups.findLast((group) => !hasGroup(before, group))
    const isOneGone = before.some((group) => !hasGroup(groups, group))
    if (added) document.getElementById(groupHeadingId(added))?.focus()
    else if (isOneGone) document.getElementById(groupsHeadingId)?.focus()
  }, [groups, response])
}

const hasGroup = (groups: readonly SplitGroup[], { id }: SplitGroup): boolean =>
  groups.some((group) => group.id === id)
