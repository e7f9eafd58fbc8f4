import * as z from 'zod/mini'
import type { ActionQuery } from './account-requests'
import { defineCall, sends } from '../kit/call'
import { actionPath } from '../kit/paths'
import { flag, listOf, text, type Schema } from '../kit/schema'

const menuItemShape = z.pipe(
  z.object({ Id: text, Label: text, Type: text, Target: text, defaultListViewId: text }),
  z.transform((item) => ({
    id: item.Id,
    label: item.Label,
    type: item.Type,
    target: item.Target,
    defaultListViewId: item.defaultListViewId,
  })),
)
/** One entry of the user menu as the server sends it. */
export interface AccountMenuItem extends z.output<typeof menuItemShape> {}
export interface AccountMenuItemWire extends z.input<typeof menuItemShape> {}
const menuItemSchema: Schema<AccountMenuItem, AccountMenuItemWire> = menuItemShape

const accountInfoShape = z.pipe(
  z.object({
    UserName: text,
    companyName: text,
    isGuestUser: flag,
    UserType: text,
    CurrencyIsoCode: text,
    menuItems: listOf(menuItemSchema),
  }),
  z.transform(({ UserName, UserType, CurrencyIsoCode, ...rest }) => ({
    ...rest,
    userName: UserName,
    userType: UserType === 'business' ? ('business' as const) : ('private' as const),
    currencyCode: CurrencyIsoCode,
  })),
)
/** The buyer as the user menu shows him [7.1-4]; any user type but 'business' counts as private. */
export interface AccountInfo extends z.output<typeof accountInfoShape> {}
export interface AccountInfoWire extends z.input<typeof accountInfoShape> {}
export const accountInfoSchema: Schema<AccountInfo, AccountInfoWire> = accountInfoShape

/** [7.1-4] The buyer's name, type and menu; the parameter is the present locale. */
export const getAccountInfo = defineCall(
  {
    id: 'account.getInfo',
    method: 'GET',
    path: `${actionPath}/{userController}/getAccountInfo`,
    at: 'site',
    responses: { 200: accountInfoSchema },
    cache: 'action',
  },
  sends<{ query?: ActionQuery }>,
)

/** [7.1-5] The signed-in person as the shop's own class describes him; nobody knows its members. */
export const getUserInfo = defineCall({
  id: 'account.getUserInfo',
  method: 'GET',
  path: `${actionPath}/{userController}/getUserInfo`,
  at: 'site',
  responses: { 200: z.unknown(), 204: null },
  cache: 'action',
})
