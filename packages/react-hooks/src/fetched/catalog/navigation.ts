// Loaded by pages that were rendered without the category tree.
export { navigation } from '@cartonnage/sdk'
