/** The question for consent, as it stands on every page until it is answered. */
export const texts = {
  question: 'May we count visits?',
  text: 'Pages and menu links are counted, without names, e-mail addresses or what you search for.',
  settings: 'Settings',
  reject: 'Reject',
  accept: 'Accept',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'consent-bar': typeof texts
  }
}
