import type { ShopType } from '@cartonnage/sdk/rules'
import { useTranslation } from 'react-i18next'
import { paths } from '../../shell/paths'
import { serviceGroups, servicePages } from '../../shell/service-pages'

/** The pages of the shop, in the groups of the footer. */
export function usePageList(shop: ShopType) {
  const { t } = useTranslation(['footer', 'common'])
  const groups = serviceGroups.map((group) => ({
    title: t(group),
    pages: servicePages
      .filter((page) => page.group === group && page.shops.includes(shop))
      .map(({ slug }) => ({ to: paths.service(slug), title: t(`common:service.${slug}`) })),
  }))
  return { label: t('pages'), groups }
}
