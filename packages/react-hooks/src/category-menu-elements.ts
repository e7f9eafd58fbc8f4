/** Marks the heads of the first level: links, and the buttons of menus. */
export const headAttribute = 'data-menu-head'
/** Carries the id of an item whose children are in the `<details>`. */
export const submenuAttribute = 'data-submenu'

/** Open `<details>` of the menu, outer ones first; the menu itself is the first. */
export function openDetails(menu: HTMLDetailsElement | null): readonly HTMLDetailsElement[] {
  if (menu === null) return []
  const below = [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')]
  return menu.open ? [menu, ...below] : below
}

/** Closes what is open, or of that only what passes the test. */
export function closeDetails(
  menu: HTMLDetailsElement | null,
  test: (details: HTMLDetailsElement) => boolean = () => true,
): void {
  for (const details of openDetails(menu)) if (test(details)) details.open = false
}

/** The ids of the open submenus, outer ones first. */
export const openIds = (menu: HTMLDetailsElement): readonly string[] =>
  openDetails(menu).flatMap((details) => details.getAttribute(submenuAttribute) ?? [])

/** The head of the first level in which an event came up. */
export const headOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${headAttribute}]`) : null

/** The submenu that a head opens; a link has none. */
export const submenuOf = (head: HTMLElement | null): HTMLDetailsElement | undefined =>
  head?.parentElement instanceof HTMLDetailsElement ? head.parentElement : undefined

export const holds = (details: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && details.contains(target)
