/** Texts after the first interaction with any page: the question for consent, and that the shop has changed, and that a guest's items wait. */
export const texts = {
  consent: {
    question: 'May we count visits?',
    text: 'Pages and menu links are counted, without names, e-mail addresses or what you search for.',
    settings: 'Settings',
    reject: 'Reject',
    accept: 'Accept',
  },
  renewal: {
    done: 'The page was reloaded',
    doneText: 'The shop has been updated. If your last step is missing, please repeat it.',
    ask: 'Please reload the page',
    askText: 'The shop has been updated. We have not reloaded, so that what you typed is not lost.',
    reload: 'Reload page',
  },
  waiting: {
    title: 'Your items from before you signed in are waiting',
    text: 'They are saved, but not in your cart yet. We will try again when the page is next loaded.',
    toCart: 'To the cart',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'page-effects': typeof texts
  }
}
