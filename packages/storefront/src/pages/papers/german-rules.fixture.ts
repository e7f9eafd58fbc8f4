import { XmlDocument } from 'libxml2-wasm'

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
}
const header = (part: string) =>
  `/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:ApplicableHeader${part}`
const seller = header('TradeAgreement/ram:SellerTradeParty')
const buyer = header('TradeAgreement/ram:BuyerTradeParty')
const contact = `${seller}/ram:DefinedTradeContact`
const shipTo = header('TradeDelivery/ram:ShipToTradeParty')
const payment = header('TradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans')
const has = (path: string) => `normalize-space(${path}) != ''`

/** A rule of XRechnung 3.0.2 as an XPath that is true, and the element without which it is broken. */
export interface GermanRule {
  readonly id: string
  readonly test: string
  readonly element: string
}

/** What XRechnung asks for beyond EN 16931, as far as an invoice of the shop is concerned. */
export const germanRules: readonly GermanRule[] = [
  { id: 'BR-DE-1', test: has(`${payment}/ram:TypeCode`), element: 'SpecifiedTradeSettlementPaymentMeans' },
  { id: 'BR-DE-2', test: `boolean(${contact})`, element: 'DefinedTradeContact' },
  { id: 'BR-DE-3', test: has(`${seller}//ram:CityName`), element: 'CityName' },
  { id: 'BR-DE-4', test: has(`${seller}//ram:PostcodeCode`), element: 'PostcodeCode' },
  { id: 'BR-DE-5', test: has(`${contact}/ram:PersonName`), element: 'PersonName' },
  {
    id: 'BR-DE-6',
    test: has(`${contact}/ram:TelephoneUniversalCommunication/ram:CompleteNumber`),
    element: 'TelephoneUniversalCommunication',
  },
  {
    id: 'BR-DE-7',
    test: has(`${contact}/ram:EmailURIUniversalCommunication/ram:URIID`),
    element: 'EmailURIUniversalCommunication',
  },
  { id: 'BR-DE-8', test: has(`${buyer}//ram:CityName`), element: 'CityName' },
  { id: 'BR-DE-9', test: has(`${buyer}//ram:PostcodeCode`), element: 'PostcodeCode' },
  { id: 'BR-DE-10', test: has(`${shipTo}//ram:CityName`), element: 'CityName' },
  { id: 'BR-DE-11', test: has(`${shipTo}//ram:PostcodeCode`), element: 'PostcodeCode' },
  {
    id: 'BR-DE-14',
    test: `count(${header('TradeSettlement/ram:ApplicableTradeTax')}[normalize-space(ram:RateApplicablePercent) = '']) = 0`,
    element: 'RateApplicablePercent',
  },
  {
    id: 'BR-DE-15',
    test: has(header('TradeAgreement/ram:BuyerReference')),
    element: 'BuyerReference',
  },
  {
    id: 'BR-DE-16',
    test: has(`${seller}/ram:SpecifiedTaxRegistration/ram:ID[@schemeID = 'VA']`),
    element: 'SpecifiedTaxRegistration',
  },
  {
    id: 'BR-DE-23-a',
    test: `not(${payment}[ram:TypeCode = '58']) or ${payment}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID`,
    element: 'PayeePartyCreditorFinancialAccount',
  },
  {
    id: 'PEPPOL-EN16931-R001',
    test: has(`//ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`),
    element: 'BusinessProcessSpecifiedDocumentContextParameter',
  },
  {
    id: 'PEPPOL-EN16931-R010',
    test: has(`${buyer}/ram:URIUniversalCommunication/ram:URIID[@schemeID]`),
    element: 'URIUniversalCommunication',
  },
  {
    id: 'PEPPOL-EN16931-R020',
    test: has(`${seller}/ram:URIUniversalCommunication/ram:URIID[@schemeID]`),
    element: 'URIUniversalCommunication',
  },
  {
    id: 'BR-DE-TMP-32',
    test: has(header('TradeDelivery/ram:ActualDeliverySupplyChainEvent')),
    element: 'ActualDeliverySupplyChainEvent',
  },
]

/** The rules that an invoice breaks, by id. */
export function findBrokenRules(xml: string): readonly string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return germanRules.filter(({ test }) => document.eval(test, namespaces) !== true).map(({ id }) => id)
  } finally {
    document.dispose()
  }
}
