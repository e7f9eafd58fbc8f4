// Loaded where somebody sends the form of a request.
export { requests } from '@cartonnage/sdk'
