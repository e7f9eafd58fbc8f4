/** Marks the first-level items: links, and the buttons of submenus. */
export const headAttribute = 'data-menu-head'
/** Holds the id of the item whose children are in the `<details>`. */
export const submenuAttribute = 'data-submenu'

/** The open `<details>` of the menu, outer ones first, starting with the menu itself. */
export function openDetails(menu: HTMLDetailsElement | null): readonly HTMLDetailsElement[] {
  if (menu === null) return []
  const below = [...menu.querySelectorAll<HTMLDetailsElement>('details[open]')]
  return menu.open ? [menu, ...below] : below
}

/** Closes the open `<details>` that pass the test, all by default. */
export function closeDetails(
  menu: HTMLDetailsElement | null,
  test: (details: HTMLDetailsElement) => boolean = () => true,
): void {
  for (const details of openDetails(menu)) if (test(details)) details.open = false
}

/** The ids of the open submenus, outer ones first. */
export const openIds = (menu: HTMLDetailsElement): readonly string[] =>
  openDetails(menu).flatMap((details) => details.getAttribute(submenuAttribute) ?? [])

/** The first-level item that an event occurred in. */
export const headOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${headAttribute}]`) : null

/** The submenu that a first-level item opens; `undefined` for a link. */
export const submenuOf = (head: HTMLElement | null): HTMLDetailsElement | undefined =>
  head?.parentElement instanceof HTMLDetailsElement ? head.parentElement : undefined

export const contains = (details: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && details.contains(target)
