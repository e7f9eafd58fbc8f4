import * as z from 'zod/mini'
import { defineCall, request } from '../kit/call'
import { dataPath, webstorePath } from '../kit/paths'
import { listOf, text, type Schema } from '../kit/schema'
import type { CategoryMenuQuery, NavigationMenuQuery } from './platform-menus-requests'

/** An item of a menu that the organisation's editors keep. */
export interface MenuItem {
  /** In the requested language; null where the item has no text. */
  readonly label: string | null
  /** Address of its picture; null without one, and unless pictures were asked for. */
  readonly imageUrl: string | null
  /** `Event`, `ExternalLink`, `InternalLink`, `Modal` or another type of the platform. */
  readonly actionType: string | null
  /** A path, an address or the name of an event, depending on the type. */
  readonly actionValue: string | null
  /** `CurrentWindow` or `NewWindow`. */
  readonly target: string | null
  /** The items below it, in their order. */
  readonly items: readonly MenuItem[]
  /** Record id of the category that the item leads to; null for anything else. */
  readonly categoryId: string | null
}

const categoryId = /0ZG[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?(?![A-Za-z0-9])/

/** The shape of `pageReference` is not documented: whatever in it looks like the id of a category is taken for one. */
const findCategoryId = (...places: readonly unknown[]): string | null =>
  places.flatMap((place) => categoryId.exec(JSON.stringify(place ?? null))?.[0] ?? []).at(0) ?? null

/** Requires nothing of an item. The id of a category is inferred from `pageReference` or `actionValue`. */
export const menuItemSchema: Schema<MenuItem> = z.pipe(
  z.object({
    label: text,
    imageUrl: text,
    actionType: text,
    actionValue: text,
    target: text,
    subMenu: listOf(z.lazy(() => menuItemSchema)),
    pageReference: z.optional(z.unknown()),
  }),
  z.transform(({ subMenu, pageReference, ...item }) => ({
    ...item,
    items: subMenu,
    categoryId: findCategoryId(pageReference, item.actionValue),
  })),
)

/** Reads a missing list as a menu without items. */
export const menuItemsSchema: Schema<MenuItem[]> = z.pipe(
  z.object({ menuItems: listOf(menuItemSchema) }),
  z.transform(({ menuItems }) => menuItems),
)

/** The categories as a menu, since version 64 of the API; 404 before. */
export const getCategoryMenu = defineCall(
  {
    id: 'navigation.getCategoryMenu',
    method: 'GET',
    path: `${webstorePath}/category-menu-items`,
    base: 'api',
    responses: { 200: menuItemsSchema },
    scopeParams: ['effectiveAccountId'],
    isSameForAll: true,
    cache: 'action',
  },
  request<{ query?: CategoryMenuQuery }>,
)

/** A menu of the site by its developer name; 404 where there is none of that name. */
export const getNavigationMenu = defineCall(
  {
    id: 'navigation.getMenu',
    method: 'GET',
    path: `${dataPath}/connect/communities/{communityId}/navigation-menu/navigation-menu-items`,
    base: 'site',
    responses: { 200: menuItemsSchema },
    scopeParams: ['effectiveAccountId'],
    cache: 'action',
  },
  request<{ query: NavigationMenuQuery }>,
)
