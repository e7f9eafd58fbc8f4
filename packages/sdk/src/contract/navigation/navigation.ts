import * as z from 'zod/mini'
import type { ActionQuery } from '../account/account-requests'
import { defineCall, request } from '../kit/call'
import { actionPath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'

/** The navigation tree as JSON inside a text; `readNavigationTree` of the rules reads it. */
export const navigationTextSchema: Schema<string> = z.string()

/** The category tree in the language that `methodParams` names. */
export const getCategories = defineCall(
  {
    id: 'navigation.getCategories',
    method: 'GET',
    path: `${actionPath}/{navigationController}/getCategories`,
    base: 'site',
    responses: { 200: navigationTextSchema },
    cache: 'action',
  },
  request<{ query?: ActionQuery }>,
)

const menuEntryShape = z.pipe(
  z.object({
    /** In the requested language. */
    Label: text,
    /** A path, an address or an event, depending on the type. */
    Target: text,
    /** `InternalLink`, `ExternalLink`, `Event` or another type of the platform. */
    Type: text,
    /** Record id of the list view that the item opens with; null where it has none. */
    DefaultListViewId: text,
    /** Who may see the item; `None` is everybody. */
    AccessRestriction: text,
    /** Group of the item. */
    NavigationLinkSet: maybe(
      z.object({
        /** Label of the group. */
        MasterLabel: text,
      }),
    ),
  }),
  z.transform(({ Label, Target, Type, DefaultListViewId, AccessRestriction, NavigationLinkSet }) => ({
    /** In the requested language. */
    label: Label,
    /** A path, an address or an event, depending on the type. */
    target: Target,
    /** `InternalLink`, `ExternalLink`, `Event` or another type of the platform. */
    type: Type,
    /** Record id of the list view that the item opens with; null where it has none. */
    defaultListViewId: DefaultListViewId,
    /** Who may see the item; `None` is everybody. */
    accessRestriction: AccessRestriction,
    /** Label of the column that lists the item; null for one without a column. */
    column: NavigationLinkSet?.MasterLabel ?? null,
  })),
)
/** An item of the footer. */
export interface MenuEntry extends z.output<typeof menuEntryShape> {}
const menuEntriesShape = listOf(menuEntryShape)
/** Reads a missing list as an empty footer. */
export const menuEntriesSchema: Schema<MenuEntry[]> = menuEntriesShape

/** The items of the footer. */
export const getNavigationMenuItems = defineCall(
  {
    id: 'navigation.getMenuItems',
    method: 'GET',
    path: `${actionPath}/{navigationController}/getNavigationMenuItems`,
    base: 'site',
    responses: { 200: menuEntriesSchema },
    cache: 'action',
  },
  request<{ query?: ActionQuery }>,
)
