/** A list of platform records. */
export const texts = {
  title: 'List',
  first: 'Back to the first page',
  more: 'More',
  unknown: '–',
  empty: {
    heading: 'Nothing here yet',
    text: 'Anything for your account will appear here.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'record-list': typeof texts
  }
}
