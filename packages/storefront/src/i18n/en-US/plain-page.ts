export const texts = {
  busy: {
    heading: 'Many people are shopping right now',
    text: 'Your cart is safe. Please try again in a few seconds.',
  },
  failed: {
    heading: 'The shop is out of order for a moment',
    text: 'The fault is on our side. Please try again.',
  },
  retry: 'Try again',
}
