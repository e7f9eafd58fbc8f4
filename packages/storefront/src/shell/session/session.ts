// Its own chunk, fetched when a visitor signs in, registers or signs out: pages of guests do without it.
export { session } from '@cartonnage/sdk'
