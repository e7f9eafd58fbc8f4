// Fetched by pages that came without the category tree.
export { navigation } from '@cartonnage/sdk'
