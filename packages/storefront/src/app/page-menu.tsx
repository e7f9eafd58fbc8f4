import { useShopClient, useUserMenu } from '@cartonnage/react-hooks'
import { boxFinderResetUrl } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { SizeLinks } from '../shared/box-finder/size-links'
import { CategoryMenu } from '../frame/category-menu/category-menu'
import { RegionPanel } from '../frame/region-selector/region-panel'
import { QuickOrderLink } from '../frame/user-menu/quick-order-link'
import { SignInLink } from '../frame/user-menu/sign-in-link'

/** A constant, because the menu's entries compare it. */
const sizes = <SizeLinks />

/**
 * The category menu with what other features add next to the boxes and at its end.
 */
export function PageMenu() {
  const { t } = useTranslation('box-finder')
  const { shop } = useShopClient()
  const user = useUserMenu()
  const boxes = boxFinderResetUrl('', t(`cartonBoxesSlug.${shop}`))
  return (
    <CategoryMenu
      aside={{ path: boxes, content: sizes }}
      footer={
        <>
          <QuickOrderLink isRow />
          <RegionPanel />
          {user.kind === 'guest' ? <SignInLink menu={user} isRow /> : null}
        </>
      }
    />
  )
}
