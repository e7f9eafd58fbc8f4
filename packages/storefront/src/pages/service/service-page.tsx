import { useSession, useShopClient, useVat } from '@cartonnage/react-hooks'
import {
  canonicalBasePath,
  chooseMainPrice,
  formatMoney,
  parseShopUrl,
  resolveVatInfo,
} from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { notFound } from '../../shell/not-found'
import type { PageHandle } from '../../shell/page-handle'
import { paths } from '../../shell/paths'
import { findServicePage } from '../../shell/service-pages'
import type { PageActionArgs, PageLoaderArgs } from '../../shell/shop-context'
import { shopOf } from '../../shell/shop-context'
import { buttonClass } from '../../components/button'
import { ConsentSettings } from '../../frame/consent/consent-settings'
import { saveConsent } from '../../frame/consent/save-consent'
import { GuaranteeNotice } from './guarantee-notice'
import { ReadingPage } from './reading-page'
import { EarlierVersions } from './earlier-versions'
import type { AmountFormat, ServiceText } from './service-text'
import { fillDeliveryAmounts, fillDeliveryDays, fillOffers, readServiceText } from './service-text'
import { readLead } from './text-blocks'
import { usePageList } from './use-page-list'

/** A static page of the shop; 404 for a page that only the other shop has. */
export function loader(args: PageLoaderArgs) {
  const { shop } = shopOf(args)
  const page = findServicePage(shop, args.params.slug)
  if (page === undefined) return notFound()
  const withdrawalUrl = canonicalBasePath(parseShopUrl(args.request.url)) + paths.withdrawal()
  return { slug: page.slug, shop, version: page.version, earlier: page.earlier ?? [], withdrawalUrl }
}

/** Saves the consent of the cookies page; the other pages have no form. */
export function action(args: PageActionArgs) {
  return args.params.slug === 'cookies' ? saveConsent(args) : notFound()
}

export const handle: PageHandle<typeof loader> = {
  kind: 'content',
  title: ({ data, i18n }) => i18n.t(`service.${data.slug}`, { ns: 'common' }),
  description: ({ data, i18n }) => readLead(textOf(i18n, data)),
}

/** Replaces `![guarantee]` in a text. */
const figures = { guarantee: <GuaranteeNotice /> }

export function Component() {
  const { t, i18n } = useTranslation(['common', 'service'])
  const page = useLoaderData<typeof loader>()
  const { locale } = useShopClient()
  const amountFormat = useAmountFormat()
  const text = fillOffers(textOf(i18n, page), { shop: page.shop, locale })
  return (
    <ReadingPage
      heading={t(`common:service.${page.slug}`)}
      text={fillDeliveryAmounts(text, amountFormat).replaceAll('{{withdrawalUrl}}', page.withdrawalUrl)}
      figures={figures}
      version={page.version}
      list={usePageList(page.shop)}
      isLegal
    >
      {page.slug === 'cookies' ? <ConsentSettings /> : null}
      <EarlierVersions slug={page.slug} versions={page.earlier} />
      {page.slug === 'withdrawal' ? (
        <Link className={buttonClass({ variant: 'primary' })} to={paths.withdrawal()}>
          {t('service:withdraw')}
        </Link>
      ) : null}
    </ReadingPage>
  )
}

/** Formats amounts gross first for consumers and net first for businesses, by each country's VAT rate. */
function useAmountFormat(): AmountFormat {
  const { t } = useTranslation('service')
  const { locale } = useShopClient()
  const { rates = [] } = useVat()
  const isNetFirst = chooseMainPrice(useSession().session?.userType) === 'net'
  return {
    rateOf: (countryCode) => resolveVatInfo(rates, countryCode)?.vatRate,
    format: (amount) => {
      const net = formatMoney(amount.net, locale)
      if (amount.gross === null) return t('amount.net', { net })
      const gross = formatMoney(amount.gross, locale)
      return isNetFirst ? t('amount.netFirst', { net, gross }) : t('amount.grossFirst', { net, gross })
    },
  }
}

function textOf(i18n: i18n, page: ServiceText): string {
  const find = (namespace: string, key: string): unknown => i18n.getResource(i18n.language, namespace, key)
  return fillDeliveryDays(readServiceText(page, { find }))
}
