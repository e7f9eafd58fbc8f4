import { isFilled, isMembers, type Members, type Need } from './need'

/** The platform says of an entry that it could not be had, and then there is nothing in it. */
const isHad = ({ success }: Members): boolean => success !== false

/** An entry of a price book is a price; without one the buyer gets none. */
const isPriced = (line: Members): boolean => isHad(line) && isFilled(line['pricebookEntryId'])

/** The price may stand in the entries for the ways of selling a product alone. */
const isPricedAbove = (line: Members): boolean => {
  const entries = line['productPriceEntries']
  const isInEntry =
    Array.isArray(entries) && entries.some((entry) => isMembers(entry) && isFilled(entry['unitPrice']))
  return isFilled(line['unitPrice']) || !isInEntry
}

const isSomePriced = ({ products }: Members): boolean =>
  Array.isArray(products) &&
  products.some(
    (product) => isMembers(product) && isMembers(product['prices']) && isPriced(product['prices']),
  )

const name = 'name|fields.Name'

/** Prices in net amounts, with their tiers; `priceAdjustment` is null where a price has none. */
const pricesIn = (location: '' | 'pricingLineItemResults[].'): readonly Need[] => {
  const line = location.replace(/\.$/, '')
  return [
    { in: line, sent: ['unitPrice', 'priceAdjustment'], when: (one) => isHad(one) && isPricedAbove(one) },
    { in: line, filled: ['unitPrice'], when: (one) => isPriced(one) && isPricedAbove(one) },
    { in: `${location}priceAdjustment`, filled: ['priceAdjustmentTiers'] },
    { in: `${location}priceAdjustment.priceAdjustmentTiers[]`, filled: ['lowerBound', 'tierUnitPrice'] },
  ]
}

/** The category menu has three levels. A node leads somewhere, or has others below it. */
const menuNodesIn = (location: string, level: number): Need => ({
  in: location,
  filled: ['title', 'id|url|children'],
  listed: ['id', 'url', 'type', 'navid', 'description', 'imageUrl', ...(level < 2 ? ['children'] : [])],
})

const categoryFields = ['Name', 'Description', 'NumberOfProducts', 'IsNavigational', 'ParentCategoryId'].map(
  (field) => `fields.${field}`,
)

/** A name for everything, a price for whatever is priced, a total for every search. */
export const catalogNeeds: Readonly<Record<string, readonly Need[]>> = {
  'catalog.search': [
    { in: 'productsPage', filled: ['total'], sent: ['products'] },
    { in: 'productsPage', filled: ['currencyIsoCode'], when: isSomePriced },
    { in: 'productsPage.products[]', filled: [name], sent: ['prices', 'fields'], listed: ['fields.*'] },
    { in: 'productsPage.products[].prices', sent: ['unitPrice'], when: isHad },
    { in: 'productsPage.products[].prices', filled: ['unitPrice'], when: isPriced },
    { in: 'productsPage.products[].fields{}', sent: ['value|text'] },
  ],
  'catalog.getProduct': [
    { in: '', filled: [name], sent: ['fields'], listed: ['fields.*'] },
    { in: 'primaryProductCategoryPath', filled: ['path'] },
    { in: 'primaryProductCategoryPath.path[]', filled: ['name'] },
  ],
  'catalog.listProducts': [
    { in: '', filled: ['products'] },
    { in: 'products[]', filled: [name], sent: ['fields'], listed: ['fields.*'], when: isHad },
  ],
  'catalog.getPrice': [...pricesIn(''), { in: '', filled: ['currencyIsoCode'], when: isPriced }],
  'catalog.getPrices': [
    { in: '', filled: ['pricingLineItemResults', 'currencyIsoCode'] },
    { in: 'pricingLineItemResults[]', filled: ['productId'] },
    ...pricesIn('pricingLineItemResults[].'),
  ],
  'catalog.listCategories': [
    { in: '', sent: ['productCategories'] },
    { in: 'productCategories[]', filled: [name], listed: categoryFields },
  ],
  'catalog.getCategory': [{ in: '', filled: [name], listed: categoryFields }],
  'catalog.getCategoryPath': [
    { in: '', filled: ['path'] },
    { in: 'path[]', filled: ['name'] },
  ],
  'catalog.listSortRules': [{ in: 'sortRules[]', filled: ['label'] }],
  'navigation.getCategories': ['[]', '[].children[]', '[].children[].children[]'].map(menuNodesIn),
  'navigation.getMenuItems': [
    { in: '[]', filled: ['Label', 'Type'] },
    { in: '[].NavigationLinkSet', filled: ['MasterLabel'] },
  ],
  'navigation.getVATInformation': [{ in: '[]', filled: ['DeveloperName', 'Rate__c'] }],
}
