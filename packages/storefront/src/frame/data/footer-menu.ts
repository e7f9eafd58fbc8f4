import { menu, type Client } from '@cartonnage/sdk'
import type { FooterItem } from '@cartonnage/sdk/rules'
import { isShopError } from '@cartonnage/sdk/errors'
import { publishedState } from '@cartonnage/sdk/rules'
import type { FooterMenu, FooterMenuFailure } from '../../shell/use-shell'

/** The footer's items for a page's address: the drafts in the site editor, else the live ones. Never fails. */
export async function loadFooterMenu(shop: Client, { url, signal }: Request): Promise<FooterMenu> {
  try {
    const items = await shop.use(menu).listItems({ publishedState: publishedState(url) }, { signal })
    return { items: items.map(toFooterItem), failure: null }
  } catch (error) {
    if (!signal.aborted) shop.reportFailure(error, 'the menu of the footer cannot be loaded')
    return { items: [], failure: toFailure(error) }
  }
}

/** Only what the footer shows is sent to the browser. */
function toFooterItem({ label, column, type, target, defaultListViewId = null }: FooterItem): FooterItem {
  return { label, column, type, target, ...(defaultListViewId !== null && { defaultListViewId }) }
}

function toFailure(error: unknown): FooterMenuFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return { name, message, code: isShopError(error) ? error.code : null }
}
