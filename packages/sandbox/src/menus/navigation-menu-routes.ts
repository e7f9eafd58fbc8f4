import { Hono } from 'hono'
import type { Call, Env } from '../calls/call'
import { splitList } from '../calls/query'
import { accountInfo } from '../people/account/account-info'
import { readVisitor } from '../people/session/visitor'
import { itemNotFound } from '../platform-error'
import { footerMenu } from './footer-menu'
import { shops } from '../shop'
import { homeItem, menuItem, type MenuItem } from './menu-item'
import { readMenuQuery } from './menu-query'

/** The menus of a site by their developer names, since version 49: for guests too. */
export const navigationMenuRoutes = new Hono<Env>().get(
  '/services/data/:version/connect/communities/:communityId/navigation-menu/navigation-menu-items',
  (c) => {
    const { language, effectiveAccountId, navigationLinkSetDeveloperName = '', ...query } = c.req.query()
    const called = Object.values(shops).find(({ communityId }) =>
      [communityId, communityId.slice(0, 15)].includes(c.req.param('communityId')),
    )
    if (!called) throw itemNotFound('The site')
    c.set('visitor', readVisitor(c, { shop: called.shop, language, effectiveAccountId }))
    const { state, hasHome } = readMenuQuery(query)
    const menu = Object.hasOwn(menus, navigationLinkSetDeveloperName)
      ? menus[navigationLinkSetDeveloperName]
      : undefined
    if (!menu) throw itemNotFound('The menu')
    const skipped = splitList(query.menuItemTypesToSkip)
    const items = [...(hasHome ? [homeItem(c.var.visitor.locale)] : []), ...menu(c.var, state)]
    c.header('Cache-Control', 'private, no-store')
    return c.json({ communityId: called.communityId, menuItems: without(items, skipped) })
  },
)

type State = 'Live' | 'Draft'

const menus: Readonly<Record<string, (call: Call, state: State) => readonly MenuItem[]>> = {
  Account_Menu: accountMenu,
  Footer_Menu: ({ visitor }, state) =>
    [
      ...Map.groupBy(footerMenu(visitor, state), ({ NavigationLinkSet }) => NavigationLinkSet.MasterLabel),
    ].map(([label, entries]) =>
      menuItem({
        label,
        actionType: 'MenuLabel',
        actionValue: null,
        subMenu: entries.map(({ Label, Type, Target }) =>
          menuItem({ label: Label, actionType: Type, actionValue: Target }),
        ),
      }),
    ),
}

/** What the user menu has; of records the object alone, because these items have no list view. */
function accountMenu(call: Call): readonly MenuItem[] {
  return accountInfo(call).menuItems.map(({ Label, Type, Target }) =>
    menuItem({ label: Label, actionType: Type, actionValue: Target }),
  )
}

const without = (items: readonly MenuItem[], skipped: readonly string[]): MenuItem[] =>
  items
    .filter(({ actionType }) => !skipped.includes(actionType))
    .map((item) => ({ ...item, subMenu: without(item.subMenu, skipped) }))
