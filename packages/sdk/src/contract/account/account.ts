import * as z from 'zod/mini'
import type { ActionQuery } from './account-requests'
import { defineCall, request } from '../kit/call'
import { actionPath } from '../kit/paths'
import { flag, listOf, text, type Schema } from '../kit/schema'

const menuItemShape = z.pipe(
  z.object({
    /** Distinguishes the items of one menu; null where the platform sends none. */
    Id: text,
    /** In the requested language; null where the item has no text. */
    Label: text,
    /** `Event`, `SalesforceObject`, `InternalLink`, `ExternalLink` or another type of the platform. */
    Type: text,
    /** A path, an address, an object name or an event such as `Logout`, depending on the type. */
    Target: text,
    /** Record id of the list view that a `SalesforceObject` opens with; null where it has none. */
    defaultListViewId: text,
  }),
  z.transform((item) => ({
    /** Distinguishes the items of one menu; null where the platform sends none. */
    id: item.Id,
    /** In the requested language; null where the item has no text. */
    label: item.Label,
    /** `Event`, `SalesforceObject`, `InternalLink`, `ExternalLink` or another type of the platform. */
    type: item.Type,
    /** A path, an address, an object name or an event such as `Logout`, depending on the type. */
    target: item.Target,
    /** Record id of the list view that a `SalesforceObject` opens with; null where it has none. */
    defaultListViewId: item.defaultListViewId,
  })),
)
/** One entry of the user menu; `resolveMenuItem` of the rules makes a link of it. */
export interface AccountMenuItem extends z.output<typeof menuItemShape> {}
const menuItemSchema: Schema<AccountMenuItem> = menuItemShape

const accountInfoShape = z.pipe(
  z.object({
    /** Full name for display; null where the platform sends none. */
    UserName: text,
    /** Name of the buyer's company; null for private buyers. */
    companyName: text,
    /** True for the site's guest user; false where the platform does not say. */
    isGuestUser: flag,
    /** Only the exact text `business` makes a business buyer, anything else a private one. */
    UserType: text,
    /** ISO 4217; null where the platform sends none. */
    CurrencyIsoCode: text,
    /** Entries of the user menu in the platform's order; empty where it sends none. */
    menuItems: listOf(menuItemSchema),
  }),
  z.transform(({ UserName, UserType, CurrencyIsoCode, ...rest }) => ({
    ...rest,
    /** Full name for display; null where the platform sends none. */
    userName: UserName,
    /** Only the exact text `business` makes a business buyer, anything else a private one. */
    userType: UserType === 'business' ? ('business' as const) : ('private' as const),
    /** ISO 4217; null where the platform sends none. */
    currencyCode: CurrencyIsoCode,
  })),
)
/** The buyer as the user menu shows them; any user type but 'business' counts as private. */
export interface AccountInfo extends z.output<typeof accountInfoShape> {}
/** Accepts an object without any of its members: nothing in it is required. */
export const accountInfoSchema: Schema<AccountInfo> = accountInfoShape

/** The buyer's name, type and menu; `methodParams` holds the current locale. */
export const getAccountInfo = defineCall(
  {
    id: 'account.getInfo',
    method: 'GET',
    path: `${actionPath}/{userController}/getAccountInfo`,
    base: 'site',
    responses: { 200: accountInfoSchema },
    cache: 'action',
  },
  request<{ query?: ActionQuery }>,
)

/** The signed-in person as a class of the shop's organisation describes them; its members are unknown here. */
export const getUserInfo = defineCall({
  id: 'account.getUserInfo',
  method: 'GET',
  path: `${actionPath}/{userController}/getUserInfo`,
  base: 'site',
  responses: { 200: z.unknown(), 204: null },
  cache: 'action',
})
