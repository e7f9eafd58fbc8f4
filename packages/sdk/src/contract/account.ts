import * as z from 'zod/mini'
import { defineCall } from './call'
import { actionPath, webstorePath } from './paths'
import { flag, listOf, maybe, text, type Schema } from './schema'

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

const managedAccountShape = z.object({
  accountId: z.string(),
  accountName: text,
  isMyAccount: flag,
  address: maybe(z.object({ city: text, country: text, state: text, street: text, zip: text })),
})
/** An account that the buyer may act for [7.3-2]. */
export interface ManagedAccount extends z.output<typeof managedAccountShape> {}
export interface ManagedAccountWire extends z.input<typeof managedAccountShape> {}
export const managedAccountSchema: Schema<ManagedAccount, ManagedAccountWire> = managedAccountShape

const managedAccountsShape = z.object({ externalManagedAccounts: listOf(managedAccountSchema) })
export interface ManagedAccounts extends z.output<typeof managedAccountsShape> {}
export interface ManagedAccountsWire extends z.input<typeof managedAccountsShape> {}
export const managedAccountsSchema: Schema<ManagedAccounts, ManagedAccountsWire> = managedAccountsShape

const languageShape = z.object({ methodParams: z.string() })
export interface ActionQuery extends z.output<typeof languageShape> {}
/** Parameters of a cacheable server action, as one JSON text. */
export const actionQuerySchema: Schema<ActionQuery, ActionQuery> = languageShape

/** [7.1-4] The buyer's name, type and menu; the parameter is the present locale. */
export const getAccountInfo = defineCall({
  id: 'account.getInfo',
  method: 'GET',
  path: `${actionPath}/{userController}/getAccountInfo`,
  at: 'site',
  query: actionQuerySchema,
  answers: { 200: accountInfoSchema },
  mutates: false,
  cache: 'action',
  tags: ['account'],
})

const managedAccountsQueryShape = z.object({ includeMyAccount: z.optional(z.boolean()) })
export interface ManagedAccountsQuery extends z.output<typeof managedAccountsQueryShape> {}
export const managedAccountsQuerySchema: Schema<ManagedAccountsQuery, ManagedAccountsQuery> =
  managedAccountsQueryShape

/** [7.3-2] The accounts that the buyer may act for. */
export const listManagedAccounts = defineCall({
  id: 'account.listManaged',
  method: 'GET',
  path: `${webstorePath}/external-managed-accounts`,
  at: 'api',
  query: managedAccountsQuerySchema,
  answers: { 200: managedAccountsSchema },
  mutates: false,
  tags: ['account'],
})
