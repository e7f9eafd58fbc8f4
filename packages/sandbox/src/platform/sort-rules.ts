import type { ShopLocale } from '../shop'

type Sort = 'relevance' | 'innerLength'

const relevanceRule = '0qUCN0000000001AAA'
const innerLengthRule = '0qUCN0000000002AAA'

const labels: Readonly<Record<ShopLocale, readonly [string, string]>> = {
  de: ['Relevanz', 'Innenlänge aufsteigend'],
  'de-CH': ['Relevanz', 'Innenlänge aufsteigend'],
  'fr-CH': ['Pertinence', 'Longueur intérieure croissante'],
  'en-US': ['Relevance', 'Inner length, ascending'],
}

/** The orders that a search offers. */
export function sortRules(locale: ShopLocale) {
  const [relevance, innerLength] = labels[locale]
  return [
    {
      ...{ sortRuleId: relevanceRule, nameOrId: 'Relevancy', label: relevance },
      ...{ direction: 'Default', type: 'Relevancy', sortOrder: 1 },
    },
    {
      ...{ sortRuleId: innerLengthRule, nameOrId: 'InnerLength__c', label: innerLength },
      ...{ direction: 'Ascending', type: 'ProductBased', sortOrder: 2 },
    },
  ]
}

/** The order of a rule's id or of its field's name; anything else is by relevance. */
export function readSortRule(rule: unknown): Sort {
  const isInnerLength = rule === innerLengthRule || rule === 'InnerLength__c' || rule === 'innerLength'
  return isInnerLength ? 'innerLength' : 'relevance'
}
