import {
  addressName,
  isZeroMoney,
  multiplyMoney,
  ownOrderNumber,
  readOrderNotes,
  sumMoney,
} from '@cartonnage/sdk/rules'
import type { Money } from '@cartonnage/sdk/rules'
import type { ShopSettings } from '../../../shell/shop-settings'
import { addDays, toDay } from '../../../shell/order-date'
import { toDeliverySums } from '../../../shared/order/data/order-deliveries'
import type { Order, OrderView } from '../../../shared/order/data/order-view'
import { chooseStandard, shipToOf } from './e-invoice-standard'
import { isPaid, supplyDay, vatIdOf } from '../paper'
import { element, textElement } from './xml'

type InvoicedView = Pick<OrderView, 'order' | 'totals' | 'deliveries'>
type Address = NonNullable<Order['billingAddress']>

const process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'
const namespaces = {
  'xmlns:rsm': 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  'xmlns:ram': 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  'xmlns:udt': 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

/**
 * The invoice of an order by EN 16931 (UN/CEFACT CII) with the amounts of the order: an XRechnung, where the order has all
 * that its rules ask for. Null for an order that is not invoiced, or whose amounts by rate the platform does not tell. The
 * words are German, as the law that asks for it.
 */
export function writeEInvoice(view: InvoicedView, seller: ShopSettings): string | null {
  const { order, totals, deliveries } = view
  const sums = deliveries.flatMap((delivery) => toDeliverySums(delivery, order))
  if (order.invoiceNumber === null || order.invoicedAt === null || order.billingAddress === null) return null
  if (totals === null || totals.vatRows.length === 0 || sums.length < deliveries.length) return null
  const invoice: Invoice = { ...view, totals, seller, billing: order.billingAddress, sums }
  const content = [context(invoice), heading(order), transaction(invoice)]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rsm:CrossIndustryInvoice', content, namespaces)}\n`
}

interface Invoice extends InvoicedView {
  readonly totals: NonNullable<OrderView['totals']>
  readonly seller: ShopSettings
  readonly billing: Address
  readonly sums: ReturnType<typeof toDeliverySums>
}

const parameter = (kind: string, id: string) =>
  element(`ram:${kind}SpecifiedDocumentContextParameter`, [textElement('ram:ID', id)])

const context = (invoice: Invoice) =>
  element('rsm:ExchangedDocumentContext', [
    parameter('BusinessProcess', process),
    parameter('Guideline', chooseStandard(invoice)),
  ])

const dateElement = (name: string, day: string) =>
  element(name, [textElement('udt:DateTimeString', day.replaceAll('-', ''), { format: '102' })])

function heading({ invoiceNumber, invoicedAt, customFields }: Order): string {
  const { costCentre } = readOrderNotes(customFields)
  return element('rsm:ExchangedDocument', [
    textElement('ram:ID', invoiceNumber),
    textElement('ram:TypeCode', '380'),
    dateElement('ram:IssueDateTime', toDay(invoicedAt ?? '')),
    costCentre === ''
      ? ''
      : element('ram:IncludedNote', [textElement('ram:Content', `Kostenstelle: ${costCentre}`)]),
  ])
}

const transaction = (invoice: Invoice): string =>
  element('rsm:SupplyChainTradeTransaction', [
    ...writeLines(invoice),
    agreement(invoice),
    delivery(invoice),
    settlement(invoice),
  ])

/** An intra-Community supply has a category of its own. */
const isExempt = (rate: number): boolean => rate === 0
const categoryElement = (rate: number) => textElement('ram:CategoryCode', isExempt(rate) ? 'K' : 'S')

/** 19 % is `19`. */
const percentElement = (rate: number) =>
  textElement(
    'ram:RateApplicablePercent',
    multiplyMoney({ amount: String(rate), currencyCode: 'EUR' }, 100).amount,
  )

const taxOf = (name: string, rate: number): string =>
  element(name, [textElement('ram:TypeCode', 'VAT'), categoryElement(rate), percentElement(rate)])

function writeLines({ deliveries }: Invoice): readonly string[] {
  const lines = deliveries.flatMap(({ items, rate }) => items.map((item) => ({ item, rate })))
  return lines.map(({ item, rate }, index) => {
    const quantity = String(item.quantity ?? 1)
    const price = item.unitPrice?.amount
    const priced = price ?? item.totalPrice?.amount
    const basis = price === undefined ? textElement('ram:BasisQuantity', quantity, { unitCode: 'H87' }) : ''
    return element('ram:IncludedSupplyChainTradeLineItem', [
      element('ram:AssociatedDocumentLineDocument', [textElement('ram:LineID', String(index + 1))]),
      element('ram:SpecifiedTradeProduct', [
        textElement('ram:SellerAssignedID', item.sku),
        textElement('ram:Name', item.name ?? item.sku ?? '–'),
      ]),
      element('ram:SpecifiedLineTradeAgreement', [
        element('ram:NetPriceProductTradePrice', [textElement('ram:ChargeAmount', priced), basis]),
      ]),
      element('ram:SpecifiedLineTradeDelivery', [
        textElement('ram:BilledQuantity', quantity, { unitCode: 'H87' }),
      ]),
      element('ram:SpecifiedLineTradeSettlement', [
        taxOf('ram:ApplicableTradeTax', rate),
        element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
          textElement('ram:LineTotalAmount', item.totalPrice?.amount),
        ]),
      ]),
    ])
  })
}

function agreement({ order, billing, seller }: Invoice): string {
  const own = ownOrderNumber(order.purchaseOrderNumber)
  return element('ram:ApplicableHeaderTradeAgreement', [
    textElement('ram:BuyerReference', own ?? order.orderReferenceNumber),
    sellerParty(seller),
    element('ram:BuyerTradeParty', [
      ...addressParts(billing),
      address(order.contactInfo?.email),
      registration(vatIdOf(order)),
    ]),
    element('ram:SellerOrderReferencedDocument', [
      textElement('ram:IssuerAssignedID', order.orderReferenceNumber),
    ]),
    element('ram:BuyerOrderReferencedDocument', [textElement('ram:IssuerAssignedID', own)]),
  ])
}

const address = (email: string | null | undefined) =>
  element('ram:URIUniversalCommunication', [textElement('ram:URIID', email, { schemeID: 'EM' })])

const registration = (vatId: string | null) =>
  element('ram:SpecifiedTaxRegistration', [textElement('ram:ID', vatId, { schemeID: 'VA' })])

function sellerParty({ bankAccount, email, phone, vatId }: ShopSettings): string {
  const { holder, street, houseNumber, postalCode, city, countryCode } = bankAccount
  return element('ram:SellerTradeParty', [
    textElement('ram:Name', holder),
    element('ram:DefinedTradeContact', [
      textElement('ram:PersonName', holder),
      element('ram:TelephoneUniversalCommunication', [textElement('ram:CompleteNumber', phone)]),
      element('ram:EmailURIUniversalCommunication', [textElement('ram:URIID', email)]),
    ]),
    postal({ postalCode, street: `${street} ${houseNumber}`, city, country: countryCode }),
    address(email),
    registration(vatId),
  ])
}

const postal = ({
  postalCode,
  street,
  city,
  country,
}: Pick<Address, 'postalCode' | 'street' | 'city' | 'country'>) =>
  element('ram:PostalTradeAddress', [
    textElement('ram:PostcodeCode', postalCode),
    textElement('ram:LineOne', street),
    textElement('ram:CityName', city),
    textElement('ram:CountryID', country),
  ])

function addressParts(party: Address): readonly string[] {
  const name = addressName(party, party.country)
  return [textElement('ram:Name', party.companyName ?? name), postal(party)]
}

const delivery = (invoice: Invoice): string =>
  element('ram:ApplicableHeaderTradeDelivery', [
    element('ram:ShipToTradeParty', addressParts(shipToOf(invoice))),
    element('ram:ActualDeliverySupplyChainEvent', [
      dateElement('ram:OccurrenceDateTime', supplyDay(invoice.order)),
    ]),
  ])

function settlement(invoice: Invoice): string {
  const { order, totals, seller } = invoice
  const { allowances, charges } = listSurcharges(invoice)
  const dueDay = addDays(toDay(order.invoicedAt ?? ''), seller.paymentDays)
  return element('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:PaymentReference', order.invoiceNumber),
    textElement('ram:InvoiceCurrencyCode', totals.gross.currencyCode),
    paymentElement(invoice),
    ...totals.vatRows.map(({ rate, net, vat }) =>
      element('ram:ApplicableTradeTax', [
        textElement('ram:CalculatedAmount', vat.amount),
        textElement('ram:TypeCode', 'VAT'),
        isExempt(rate) ? textElement('ram:ExemptionReason', 'Innergemeinschaftliche Lieferung') : '',
        textElement('ram:BasisAmount', net.amount),
        categoryElement(rate),
        isExempt(rate) ? textElement('ram:ExemptionReasonCode', 'VATEX-EU-IC') : '',
        percentElement(rate),
      ]),
    ),
    ...[...allowances, ...charges].map(surchargeElement),
    isPaid(order)
      ? ''
      : element('ram:SpecifiedTradePaymentTerms', [dateElement('ram:DueDateDateTime', dueDay)]),
    summation(invoice, { allowances, charges }),
  ])
}

function paymentElement({ order, seller }: Invoice): string {
  const { iban, bic, holder } = seller.bankAccount
  const isTransfer = !isPaid(order) || order.paymentMethod === 'prepayment'
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    textElement('ram:TypeCode', isTransfer ? '58' : 'ZZZ'),
    ...(isTransfer
      ? [
          element('ram:PayeePartyCreditorFinancialAccount', [
            textElement('ram:IBANID', iban),
            textElement('ram:AccountName', holder),
          ]),
          element('ram:PayeeSpecifiedCreditorFinancialInstitution', [textElement('ram:BICID', bic)]),
        ]
      : [textElement('ram:Information', 'Online bezahlt')]),
  ])
}

interface Surcharge {
  readonly isCharge: boolean
  readonly rate: number
  readonly amount: Money
}

/** Discounts and delivery fees by rate, without those of zero. */
function listSurcharges({ sums, totals }: Invoice): Record<'allowances' | 'charges', readonly Surcharge[]> {
  const { currencyCode } = totals.gross
  const byRate = (isCharge: boolean) =>
    totals.vatRows.flatMap(({ rate }): readonly Surcharge[] => {
      const own = sums.filter((sum) => sum.rate === rate)
      const amounts = own.flatMap(({ charge, discount }) => (isCharge ? (charge ?? []) : discount))
      const amount = sumMoney(amounts, currencyCode)
      return isZeroMoney(amount) ? [] : [{ isCharge, rate, amount }]
    })
  return { allowances: byRate(false), charges: byRate(true) }
}

const surchargeElement = ({ isCharge, rate, amount }: Surcharge): string =>
  element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [textElement('udt:Indicator', String(isCharge))]),
    textElement('ram:ActualAmount', amount.amount),
    textElement('ram:Reason', isCharge ? 'Versand und Zuschläge' : 'Rabatt'),
    taxOf('ram:CategoryTradeTax', rate),
  ])

function summation(
  { totals, sums, order }: Invoice,
  { allowances, charges }: ReturnType<typeof listSurcharges>,
): string {
  const { currencyCode } = totals.gross
  const total = (list: readonly Surcharge[]) =>
    sumMoney(
      list.map(({ amount }) => amount),
      currencyCode,
    ).amount
  const zero = multiplyMoney(totals.gross, 0).amount
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    textElement('ram:LineTotalAmount', sumMoney(sums.map(({ itemsNet }) => itemsNet)).amount),
    textElement('ram:ChargeTotalAmount', total(charges)),
    textElement('ram:AllowanceTotalAmount', total(allowances)),
    textElement('ram:TaxBasisTotalAmount', totals.net.amount),
    textElement('ram:TaxTotalAmount', totals.vat.amount, { currencyID: currencyCode }),
    textElement('ram:GrandTotalAmount', totals.gross.amount),
    isPaid(order) ? textElement('ram:TotalPrepaidAmount', totals.gross.amount) : '',
    textElement('ram:DuePayableAmount', isPaid(order) ? zero : totals.gross.amount),
  ])
}
