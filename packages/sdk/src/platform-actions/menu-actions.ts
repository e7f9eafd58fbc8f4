import type { AccountMenuItem } from '../contract/account/account'
import { getCategoryMenu, getNavigationMenu, type MenuItem } from '../contract/navigation/platform-menus'
import { getCategories, getNavigationMenuItems, type MenuEntry } from '../contract/navigation/navigation'
import { footerColumns } from '../rules/page/footer'
import { navigationLevels } from '../rules/page/navigation'
import { answerTo, type ActionContext, type Answers } from './answers'

/** The site's menus, which its administrator builds. */
export interface SiteMenus {
  /** Record id of the site, `0DB…`. */
  readonly communityId: string
  /** Developer name of the menu of signed-in buyers. @default 'Account_Menu' */
  readonly account?: string | undefined
  /**
   * Developer name of the menu of the footer, whose first level are its columns in the order of `footerColumns`.
   * @default 'Footer_Menu'
   */
  readonly footer?: string | undefined
}

/** The category tree and the footer. */
export const menuActions = (menus: SiteMenus | undefined): Answers => ({
  ...answerTo(getCategories, async (_, { send }) => {
    const query = { maxLevels: navigationLevels, publishStatus: 'Live' as const, includeImageUrl: true }
    return JSON.stringify((await send(getCategoryMenu, { query })).data.map(toNavigationNode))
  }),
  ...answerTo(getNavigationMenuItems, async ({ query }, context) => {
    if (!menus) return []
    const columns = await readMenu(context, { menus, name: menus.footer ?? 'Footer_Menu', query })
    return columns.flatMap(toColumn)
  }),
})

/** In the form of the server action. */
function toNavigationNode(
  { label, categoryId, actionValue, imageUrl, items }: MenuItem,
  index: number,
): object {
  return {
    type: 'Category',
    id: categoryId,
    title: label,
    url: categoryId ? `/category/detail/${categoryId}` : actionValue,
    imageUrl,
    index,
    children: items.map(toNavigationNode),
  }
}

interface MenuRequest {
  readonly menus: SiteMenus
  readonly name: string
  /** Of the server action: drafts are for the platform's editor. */
  readonly query?: { readonly methodParams?: string | undefined } | undefined
}

async function readMenu(
  { send, scope }: ActionContext,
  { menus: { communityId }, name, query }: MenuRequest,
): Promise<readonly MenuItem[]> {
  const isDraft = query?.methodParams?.includes('"publishedState":"Draft"') === true
  const publishStatus = isDraft ? ('Draft' as const) : ('Live' as const)
  const menuQuery = { navigationLinkSetDeveloperName: name, publishStatus, language: scope().locale }
  return (await send(getNavigationMenu, { params: { communityId }, query: menuQuery })).data
}

const toColumn = ({ items, ...top }: MenuItem, index: number): MenuEntry[] =>
  items.map((item) => ({
    label: item.label,
    target: item.actionValue,
    type: item.actionType,
    defaultListViewId: null,
    accessRestriction: null,
    column: footerColumns.find((key) => key === top.label) ?? footerColumns[index] ?? null,
  }))

/** The entries of the user menu; none where the site has no such menu, which is reported. */
export async function readAccountMenu(
  context: ActionContext,
  menus: SiteMenus | undefined,
): Promise<AccountMenuItem[]> {
  if (!menus) return []
  try {
    const items = await readMenu(context, { menus, name: menus.account ?? 'Account_Menu' })
    return items.map(({ label, actionType, actionValue }, index) => ({
      id: String(index),
      label,
      type: actionType,
      target: actionValue,
      defaultListViewId: null,
    }))
  } catch (error) {
    context.reportFailure(error, 'the menu of the account cannot be loaded')
    return []
  }
}
