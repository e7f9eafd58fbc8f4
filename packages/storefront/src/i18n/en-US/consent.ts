/** The settings of cookies and stored data. */
export const texts = {
  more: 'What is stored',
  settingsHeading: 'Cookies and stored data',
  close: 'Close settings',
  save: 'Save choice',
  saved: 'Your choice is saved',
  necessary: {
    label: 'Necessary',
    hint: 'Always on. The shop does not work without them, and they stay in your browser.',
  },
  stored: {
    caption: 'What the shop stores in your browser',
    name: 'For',
    what: 'What it does',
    time: 'How long',
    cart: 'Cart',
    cartText: 'Keeps the items that you chose without signing in.',
    language: 'Language, country, appearance',
    languageText:
      'Shows the shop in your language, light or dark, with the prices of your country, with or without VAT.',
    login: 'Sign-in',
    loginText: 'Keeps you signed in and takes you back to where you were.',
    boxFinder: 'Box Finder',
    boxFinderText: 'Remembers the dimensions that you typed.',
    typed: 'Forms',
    typedText: 'Keeps what you typed at the checkout until you send it.',
    choice: 'This choice',
    choiceText: 'Remembers what you chose here, so that we do not ask again.',
    page: 'Pages',
    pageText: 'Remembers how far you scrolled and which page was loaded again.',
    untilDeleted: 'until you delete it',
    session: 'until you sign out',
    year: 'one year',
    tab: 'until you close the window',
  },
  statistics: {
    label: 'Statistics',
    hint: 'Only with your consent: the kind of page, language, country, currency, the kind of customer (guest, private or business), the menu link that was followed, and that a search found nothing. No name, no e-mail address, no search term. You can change this at any time.',
  },
  withoutScripts: 'Your browser runs no scripts, so nothing is counted.',
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consent: typeof texts
  }
}
