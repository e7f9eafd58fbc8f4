export const texts = {
  busy: {
    heading: 'Many people are shopping right now',
    text: 'Your cart is safe. Please try again in a few seconds.',
  },
  failed: {
    heading: 'The shop is briefly unavailable',
    text: 'The fault is on our side. Please try again.',
  },
  tooLong: {
    heading: 'This address is too long',
    text: 'No page of the shop has an address this long.',
  },
  tooLarge: {
    heading: 'This file is too large',
    text: 'An order list has no more than 2 MB. Nothing was read. Go back in your browser and choose another file.',
  },
  tooOften: {
    heading: 'Please wait a moment',
    text: 'Many lists were checked in a short time. Go back in your browser: your list is still there, and in a minute it can be checked again.',
  },
  signIn: {
    heading: 'Sign in with this link?',
    text: 'You have signed in before. This link signs you in to the account that it was made for, and what you do from then on belongs to that account. Go on only if you asked for the link yourself.',
    go: 'Sign in with the link',
  },
  signOut: {
    heading: 'Sign out?',
    text: 'We ask because we cannot tell whether the link came from this shop.',
    go: 'Sign out',
  },
  stay: 'Stay as you are',
  retry: 'Try again',
  home: 'Go to the home page',
}
