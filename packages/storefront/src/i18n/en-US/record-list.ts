/** A list of platform records. */
export const texts = {
  title: 'List',
  first: 'Back to the first page',
  more: 'More',
  unknown: '–',
  empty: {
    heading: 'Nothing here yet',
    text: 'As soon as there is something for your account, it stands here.',
    action: 'See boxes',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'record-list': typeof texts
  }
}
