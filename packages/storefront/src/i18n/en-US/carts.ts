/** The page of the active and the second cart. */
export const texts = {
  title: 'Carts',
  intro: 'You can order the active cart. The second one waits until you need it.',
  active: 'Active cart',
  second: 'Second cart',
  of: '{{what}}: {{cart}}',
  changed: {
    today: 'Changed today, {{date}}',
    ago_one: 'Changed yesterday, {{date}}',
    ago_other: 'Changed {{count}} days ago, on {{date}}',
  },
  madeBy: 'Created by {{name}}',
  more_one: 'Show {{count}} more item',
  more_other: 'Show {{count}} more items',
  blocked_one: '{{count}} item cannot be ordered like this.',
  blocked_other: '{{count}} items cannot be ordered like this.',
  open: 'To cart',
  empty: {
    text: 'Your active cart is empty.',
    alone: 'Add items and you can order them, or keep them here for later.',
    beside: 'Add items, or make the second cart the active one.',
    action: 'See boxes',
  },
  none: {
    text: 'You have no second cart.',
    how: 'Not ready to order yet? Keep the active cart for later: it moves here with all its items, and you go on with an empty one.',
  },
  failed: 'We cannot show your second cart at the moment. It is still there.',
  activate: {
    action: 'Make this the active cart',
    busy: 'Switching',
    hint: 'The carts change places. Nothing is lost.',
  },
  merge: { action: 'Add everything to the active cart', busy: 'Adding' },
  remove: { action: 'Delete', busy: 'Deleting' },
  keep: {
    action: 'Keep for later',
    busy: 'Keeping',
    question: 'You already have a second cart. What should happen to it?',
    merge: 'Keep both together',
    mergeText: 'The items of both carts wait together in the second cart.',
    replace: 'Replace the second cart',
    replaceText: 'The active cart takes its place. This is deleted for good: {{cart}}.',
  },
  described: { named: '{{name}}, {{items}}, {{total}}', unnamed: '{{items}}, {{total}}' },
  description: {
    action: 'Change name and note',
    add: 'Add a name and a note',
    name: 'Name of the cart',
    nameHint: 'For example a project or a warehouse.',
    note: 'Note',
    optional: '(optional)',
    save: 'Save',
    busy: 'Saving',
    forbidden: '{{label}}: this character is not possible here: {{character}}',
  },
  done: {
    activated: 'The carts have changed places. You can now order this active cart.',
    kept: 'Your cart is kept for later. The active cart is empty now.',
    replaced: 'Your cart is kept for later. The previous second cart is deleted.',
    together: 'All items are kept for later in the second cart. The active cart is empty now.',
    merged: 'Everything is in the active cart now.',
    restored: 'The second cart is back, with all its items.',
    described: 'Name and note are saved.',
  },
  deleted: {
    title: 'Second cart deleted',
    text_one: '{{count}} item was in it.',
    text_other: '{{count}} items were in it.',
    undo: 'Undo',
    busy: 'Restoring',
    occupied:
      'There is another second cart by now. Make it the active one, add it to the active cart or delete it; then you can get this one back.',
  },
  left: {
    title: 'Some items stayed in the second cart',
    kept: 'Your cart is still active: some items could not be moved',
    line: '{{name}}: {{reason}}',
    failed: 'The shop did not respond. Please try again.',
    unknown: 'We could not find out whether it has arrived. Please check both carts.',
    added_one: '{{count}} item is in the active cart.',
    added_other: '{{count}} items are in the active cart.',
    open: 'Some items are still being checked. This may take a minute or two; you can leave this page.',
  },
  problem: {
    busy: 'The cart was being calculated, so nothing was changed. Please try again.',
    unreachable: 'The shop is not responding. You are seeing the carts as they are now. Please try again.',
    unknown: 'We did not get a response. You are seeing the carts as they are now. Please check them.',
    refused: 'The shop did not accept this, so nothing was changed. Please try again later.',
    gone: 'This cart is no longer there: it was moved, deleted or ordered in another window or on another device. You are seeing your carts as they are now.',
    exists: 'You have a second cart by now. Please choose at the active one what should happen to it.',
    partly: 'The second cart is back, but not with all its items: the shop no longer accepts some of them.',
    switched:
      'The carts have changed places in another window or on another device, so nothing was changed. You are seeing them as they are now.',
  },
} as const

declare module 'i18next' {
  interface ResourceNamespaceMap {
    carts: typeof texts
  }
}
