import { useSession, useShop, useVat } from '@cartonnage/react-hooks'
import { chooseMainPrice, formatMoney, resolveVatInfo } from '@cartonnage/sdk/rules'
import type { ShopType } from '@cartonnage/sdk/rules'
import type { i18n } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link, useLoaderData } from 'react-router-dom'
import { notFound } from '../../app/not-found'
import type { PageHandle } from '../../app/page-handle'
import type { ServiceSlug } from '../../app/paths'
import { paths } from '../../app/paths'
import { findServicePage } from '../../app/service-pages'
import type { PageActionArgs, PageLoaderArgs } from '../../app/shop-context'
import { shopOf } from '../../app/shop-context'
import { buttonClass } from '../../components/button'
import { ConsentSettings } from '../consent/consent-settings'
import { keepConsent } from '../consent/keep-consent'
import { fillDeliveryAmounts } from './delivery-amounts'
import type { AmountWords } from './delivery-amounts'
import { ReadingPage } from './reading-page'
import { readLead } from './text-blocks'

/** Where the texts of each shop lie: what its law wants differs. */
const namespaces = { CH: 'service-ch', DE: 'service-de' } as const

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
  const words = useAmountWords()
  return (
    <ReadingPage
      heading={t(`common:service.${page.slug}`)}
      text={fillDeliveryAmounts(textOf(i18n, page), words)}
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

/** Amounts as this shopper reads them: gross first for consumers, net first for business, by each country's rate. */
function useAmountWords(): AmountWords {
  const { t } = useTranslation('service')
  const { locale } = useShop()
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

interface Page {
  readonly slug: ServiceSlug
  readonly shop: ShopType
}

/** The text of a page: the shop's own, else the one for both. */
function textOf(i18n: i18n, { slug, shop }: Page): string {
  for (const namespace of [namespaces[shop], 'service']) {
    const text: unknown = i18n.getResource(i18n.language, namespace, slug)
    if (typeof text === 'string') return text
  }
  return ''
}
