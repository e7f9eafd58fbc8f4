import { isFilled, isMembers, type Members, type Need } from './need'

/** An entry that the platform reports as failed is empty. */
const isAvailable = ({ success }: Members): boolean => success !== false

/** A product has a price exactly if it has a price book entry. */
const isPriced = (line: Members): boolean => isAvailable(line) && isFilled(line.pricebookEntryId)

/** The price may be in the entries for the selling models only. */
const isPricedAbove = (line: Members): boolean => {
  const entries = line.productPriceEntries
  const isInEntry =
    Array.isArray(entries) && entries.some((entry) => isMembers(entry) && isFilled(entry.unitPrice))
  return isFilled(line.unitPrice) || !isInEntry
}

const isSomePriced = ({ products }: Members): boolean =>
  Array.isArray(products) &&
  products.some((product) => isMembers(product) && isMembers(product.prices) && isPriced(product.prices))

const name = 'name|fields.Name'

/** Net prices with their tiers; `priceAdjustment` is null for a price without tiers. */
const pricesIn = (location: '' | 'pricingLineItemResults[].'): readonly Need[] => {
  const line = location.replace(/\.$/, '')
  return [
    {
      in: line,
      sent: ['unitPrice', 'priceAdjustment'],
      when: (one) => isAvailable(one) && isPricedAbove(one),
    },
    { in: line, filled: ['unitPrice'], when: (one) => isPriced(one) && isPricedAbove(one) },
    { in: `${location}priceAdjustment`, filled: ['priceAdjustmentTiers'] },
    { in: `${location}priceAdjustment.priceAdjustmentTiers[]`, filled: ['lowerBound', 'tierUnitPrice'] },
  ]
}

/** The category menu has three levels. A node has a link or children. */
const menuNodesIn = (location: string, level: number): Need => ({
  in: location,
  filled: ['title', 'id|url|children'],
  listed: ['id', 'url', 'type', 'navid', 'description', 'imageUrl', ...(level < 2 ? ['children'] : [])],
})

const categoryFields = ['Name', 'Description', 'NumberOfProducts', 'IsNavigational', 'ParentCategoryId'].map(
  (field) => `fields.${field}`,
)

/** What a menu of the platform shows. */
const platformMenu: readonly Need[] = ['menuItems[]', 'menuItems[].subMenu[]'].map((location) => ({
  in: location,
  filled: ['label'],
}))

/** What catalogue pages need: names, prices, totals of searches, menus, VAT rates. */
export const catalogNeeds: Readonly<Record<string, readonly Need[]>> = {
  'catalog.search': [
    { in: 'productsPage', filled: ['total'], sent: ['products'] },
    { in: 'productsPage', filled: ['currencyIsoCode'], when: isSomePriced },
    { in: 'productsPage.products[]', filled: [name], sent: ['prices', 'fields'], listed: ['fields.*'] },
    { in: 'productsPage.products[].prices', sent: ['unitPrice'], when: isAvailable },
    { in: 'productsPage.products[].prices', filled: ['unitPrice'], when: isPriced },
    { in: 'productsPage.products[].fields{}', sent: ['value|text'] },
    { in: 'facets[]', filled: ['nameOrId', 'displayName', 'attributeType'] },
    { in: 'facets[].values[]', filled: ['nameOrId', 'displayName', 'productCount'] },
  ],
  'catalog.getProduct': [
    { in: '', filled: [name], sent: ['fields'], listed: ['fields.*'] },
    { in: 'primaryProductCategoryPath', filled: ['path'] },
    { in: 'primaryProductCategoryPath.path[]', filled: ['name'] },
  ],
  'catalog.listProducts': [
    { in: '', filled: ['products'] },
    { in: 'products[]', filled: [name], sent: ['fields'], listed: ['fields.*'], when: isAvailable },
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
  'navigation.getCategoryMenu': platformMenu,
  'navigation.getMenu': platformMenu,
  'navigation.getMenuItems': [
    { in: '[]', filled: ['Label', 'Type'] },
    { in: '[].NavigationLinkSet', filled: ['MasterLabel'] },
  ],
  'navigation.getVATInformation': [{ in: '[]', filled: ['DeveloperName', 'Rate__c'] }],
}
