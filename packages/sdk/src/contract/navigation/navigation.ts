import * as z from 'zod/mini'
import type { ActionQuery } from '../account/account-requests'
import { defineCall, sends } from '../kit/call'
import { actionPath } from '../kit/paths'
import { listOf, maybe, text, type Schema } from '../kit/schema'

/** A text that holds the navigation tree as JSON; `rules/navigation` reads it. */
export const navigationTextSchema: Schema<string, string> = z.string()

/** [7.1-6] The navigation tree in one language. */
export const getCategories = defineCall(
  {
    id: 'navigation.getCategories',
    method: 'GET',
    path: `${actionPath}/{navigationController}/getCategories`,
    at: 'site',
    responses: { 200: navigationTextSchema },
    cache: 'action',
  },
  sends<{ query?: ActionQuery }>,
)

const menuEntryShape = z.pipe(
  z.object({
    Label: text,
    Target: text,
    Type: text,
    DefaultListViewId: text,
    AccessRestriction: text,
    NavigationLinkSet: maybe(z.object({ MasterLabel: text })),
  }),
  z.transform(({ Label, Target, Type, DefaultListViewId, AccessRestriction, NavigationLinkSet }) => ({
    label: Label,
    target: Target,
    type: Type,
    defaultListViewId: DefaultListViewId,
    accessRestriction: AccessRestriction,
    column: NavigationLinkSet?.MasterLabel ?? null,
  })),
)
/**
 * An item of the footer [3.navigation-and-footer-2]. `column` is the label of the list it stands in;
 * `accessRestriction` says in the platform's words for whom it is, 'None' for everybody.
 */
export interface MenuEntry extends z.output<typeof menuEntryShape> {}
export interface MenuEntryWire extends z.input<typeof menuEntryShape> {}
const menuEntriesShape = listOf(menuEntryShape)
export const menuEntriesSchema: Schema<MenuEntry[], MenuEntryWire[] | null | undefined> = menuEntriesShape

/** [7.1-9] The items of the footer. */
export const getNavigationMenuItems = defineCall(
  {
    id: 'navigation.getMenuItems',
    method: 'GET',
    path: `${actionPath}/{navigationController}/getNavigationMenuItems`,
    at: 'site',
    responses: { 200: menuEntriesSchema },
    cache: 'action',
  },
  sends<{ query?: ActionQuery }>,
)
