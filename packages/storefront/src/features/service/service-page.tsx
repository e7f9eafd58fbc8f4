import { useSession, useShopClient, useVat } from '@cartonnage/react-hooks'
import {
  chooseMainPrice,
  firstOrderDiscounts,
  formatMoney,
  formatPercent,
  resolveVatInfo,
} from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import type { PageHandle } from '../../app/page-handle'
import { paths } from '../../app/paths'
import { findServicePage, serviceGroups, servicePages } from '../../app/service-pages'
import type { PageActionArgs, PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { areVouchersTaken } from '../../app/shop-settings'
import { buttonClass } from '../../components/button'
import { ConsentSettings } from '../consent/consent-settings'
import { keepConsent } from '../consent/keep-consent'
import { fillDeliveryAmounts, fillDeliveryDays } from './delivery-amounts'
import type { AmountLabels } from './delivery-amounts'
import { ReadingPage } from './reading-page'
import type { ServiceText } from './service-text'
import { readServiceText } from './service-text'
import { readLead } from './text-blocks'

/** A static page of the shop; one that the other shop alone has does not exist here. */
export function loader(args: PageLoaderArgs) {
  const { shop } = shopOf(args)
  const page = findServicePage(shop, args.params['slug'])
  if (page === undefined) return notFound()
  return { slug: page.slug, shop }
}

/** The answer to the question for consent; the other pages take nothing. */
export function action(args: PageActionArgs) {
  return args.params['slug'] === 'cookies' ? keepConsent(args) : notFound()
}

export const handle: PageHandle<typeof loader> = {
  kind: 'content',
  title: ({ data, i18n }) => i18n.t(`service.${data.slug}`, { ns: 'common' }),
  description: ({ data, i18n }) => readLead(textOf(i18n, data)),
}

export function Component() {
  const { t, i18n } = useTranslation(['common', 'service'])
  const page = useLoaderData<typeof loader>()
  const { locale } = useShopClient()
  const words = useAmountLabels()
  const discount = formatPercent(firstOrderDiscounts[page.shop], locale)
  const text = textOf(i18n, page).replaceAll('{{firstOrderDiscount}}', discount)
  return (
    <ReadingPage
      heading={t(`common:service.${page.slug}`)}
      text={fillDeliveryAmounts(text, words)}
      list={usePageList(page.shop)}
      isLegal
    >
      {page.slug === 'cookies' ? <ConsentSettings /> : null}
      {page.slug === 'withdrawal' ? (
        <Link className={buttonClass({ variant: 'primary' })} to={paths.withdrawal()}>
          {t('service:withdraw')}
        </Link>
      ) : null}
    </ReadingPage>
  )
}

/** The pages of the shop, in the groups of the footer. */
function usePageList(shop: ShopType) {
  const { t } = useTranslation(['footer', 'common'])
  const groups = serviceGroups.map((group) => ({
    title: t(group),
    pages: servicePages
      .filter((page) => page.group === group && page.shops.includes(shop))
      .map(({ slug }) => ({ to: paths.service(slug), title: t(`common:service.${slug}`) })),
  }))
  return { label: t('pages'), groups }
}

/** Amounts as this shopper reads them: gross first for consumers, net first for business, by each country's rate. */
function useAmountLabels(): AmountLabels {
  const { t } = useTranslation('service')
  const { locale } = useShopClient()
  const { rates = [] } = useVat()
  const isNetFirst = chooseMainPrice(useSession().session?.userType) === 'net'
  return {
    rateOf: (countryCode) => resolveVatInfo(rates, countryCode)?.vatRate,
    write: (amount) => {
      const net = formatMoney(amount.net, locale)
      if (amount.gross === null) return t('amount.net', { net })
      const gross = formatMoney(amount.gross, locale)
      return isNetFirst ? t('amount.netFirst', { net, gross }) : t('amount.grossFirst', { net, gross })
    },
  }
}

function textOf(i18n: i18n, page: ServiceText): string {
  const find = (namespace: string, key: string): unknown => i18n.getResource(i18n.language, namespace, key)
  return fillDeliveryDays(readServiceText(page, { find, areVouchersTaken }))
}
