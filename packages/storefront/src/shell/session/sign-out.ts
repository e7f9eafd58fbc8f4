// A chunk of its own, fetched when the buyer signs out.
export { signOut } from '@cartonnage/sdk'
