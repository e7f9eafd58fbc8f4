import type { PriceTier, ShopType } from '@cartonnage/sdk/rules'
import {
  addMoney,
  deliveryTariff,
  estimateDelivery,
  grossAmount,
  lineGross,
  lineNet,
  smallOrderSurcharge,
} from '@cartonnage/sdk/rules'
import type {
  MerchantReturnPolicy,
  Offer,
  OfferShippingDetails,
  QuantitativeValue,
  ShippingDeliveryTime,
  UnitPriceSpecification,
} from 'schema-dts'
import { sellers } from '../../shell/sellers'
import { packedQuantity } from '../../shared/delivery/packed-quantity'
import type { ListedProduct } from '../../shared/product/listed-product'
import { canOrder } from '../../shared/product/listed-product'
import type { ProductAttributes } from '../../shared/product/product-attributes'

/** Where a price is asked, and by whom. */
export interface Market {
  readonly shop: ShopType
  /** The country that prices are shown for. */
  readonly countryCode: string
  readonly vatRate: number
  /** Absolute, of the page about returns. */
  readonly returnsUrl: string
}

export interface OfferedAt {
  /** Absolute, of the product's page. */
  readonly url: string
  readonly market: Market
}

/**
 * What a private buyer pays for the smallest quantity, with the price of each tier, what delivery of that quantity costs and
 * how long it takes, and whether it can be sent back; undefined without a price.
 */
export function offerData(product: ListedProduct, { url, market }: OfferedAt): Offer | undefined {
  const { tiers, attributes } = product
  const [first] = tiers
  if (first === undefined) return undefined
  const availability = availabilityOf(product)
  const { amount, currencyCode } = lineGross(first.unitPrice, first.from, market.vatRate)
  const shipping = shippingData(product, { first, market, availability })
  const returns = returnData(attributes, market)
  return {
    '@type': 'Offer',
    url,
    price: amount,
    priceCurrency: currencyCode,
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: first.from },
    priceSpecification: tiers.map((tier, index) => tierData(tier, tiers[index + 1], market)),
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${availability}`,
    ...(availability === 'BackOrder' &&
      attributes.nextSupply !== undefined && { availabilityStarts: attributes.nextSupply }),
    seller: { '@type': 'Organization', name: sellers[market.shop].sellerName },
    ...(shipping && { shippingDetails: shipping }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  }
}

/** The price of a tier's first quantity: what is paid for that many units, with VAT. */
function tierData(
  { from, unitPrice }: PriceTier,
  next: PriceTier | undefined,
  { vatRate }: Market,
): UnitPriceSpecification {
  return {
    '@type': 'UnitPriceSpecification',
    price: lineGross(unitPrice, from, vatRate).amount,
    priceCurrency: unitPrice.currencyCode,
    valueAddedTaxIncluded: true,
    referenceQuantity: { '@type': 'QuantitativeValue', value: from },
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: from,
      ...(next && { maxValue: next.from - 1 }),
    },
  }
}

type Availability = 'Discontinued' | 'OutOfStock' | 'MadeToOrder' | 'BackOrder' | 'InStock'

function availabilityOf(product: ListedProduct): Availability {
  const { status, stock } = product.attributes
  if (!canOrder(product)) return status === 'discontinued' ? 'Discontinued' : 'OutOfStock'
  if (status === 'made-to-order') return 'MadeToOrder'
  return stock === 0 ? 'BackOrder' : 'InStock'
}

interface Shipped {
  /** The smallest quantity. */
  readonly first: PriceTier
  readonly market: Market
  readonly availability: Availability
}

/** The usual delivery of the smallest quantity alone; undefined where its weight, and so its fee, is not known. */
function shippingData(
  { attributes }: ListedProduct,
  { first, market, availability }: Shipped,
): OfferShippingDetails | undefined {
  const { countryCode, vatRate } = market
  const productsNet = lineNet(first.unitPrice, first.from)
  const usual = estimateDelivery([packedQuantity(attributes, first.from)], { countryCode, productsNet })
  if (usual === undefined) return undefined
  const surcharge = smallOrderSurcharge(productsNet, countryCode)
  const net = surcharge === null ? usual.fee : addMoney(usual.fee, surcharge)
  const { amount, currencyCode } = grossAmount(net, vatRate)
  const time = deliveryTime(attributes, { countryCode, availability })
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amount, currency: currencyCode },
    shippingDestination: tariffCountries(countryCode).map((addressCountry) => ({
      '@type': 'DefinedRegion',
      addressCountry,
    })),
    ...(time && { deliveryTime: time }),
  }
}

/** The countries that have a country's tariff and VAT: Liechtenstein those of Switzerland. */
const tariffCountries = (countryCode: string): readonly string[] =>
  countryCode === 'CH' ? ['CH', 'LI'] : [countryCode]

interface Delivered {
  readonly countryCode: string
  readonly availability: Availability
}

/** In working days; undefined where it depends on the next supply. Orders after the cut-off take a day more. */
function deliveryTime(
  { leadDays }: ProductAttributes,
  { countryCode, availability }: Delivered,
): ShippingDeliveryTime | undefined {
  const transit = deliveryTariff(countryCode)?.workingDays
  if (transit === undefined || !['InStock', 'MadeToOrder'].includes(availability)) return undefined
  const ready = availability === 'MadeToOrder' ? leadDays : 0
  return {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(ready, ready + 1),
    transitTime: days(transit.from, transit.to),
  }
}

const days = (minValue: number, maxValue: number): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

/** The days of the right of withdrawal in the European Union; in Switzerland the shop gives as many of its own will. */
const returnDays = 14

/**
 * As the page about returns says. Undefined for packaging of food in Switzerland: it is taken back only where it does not
 * touch food, which the catalogue does not tell.
 */
function returnData(
  { isMadeToMeasure, isPrinted, imageHint }: ProductAttributes,
  { shop, countryCode, returnsUrl }: Market,
): MerchantReturnPolicy | undefined {
  if (shop === 'CH' && imageHint.startsWith('present-food')) return undefined
  const policy = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: tariffCountries(countryCode),
    merchantReturnLink: returnsUrl,
  } as const
  return isMadeToMeasure || isPrinted
    ? { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : {
        ...policy,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnDays,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      }
}
