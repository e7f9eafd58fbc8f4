// The part of the SDK that ends a session, as a chunk of its own.
export { signOut } from '@cartonnage/sdk'
