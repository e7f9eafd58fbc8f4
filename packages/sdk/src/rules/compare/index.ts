/**
 * Comparing products: which ones, as the address of the page names them, and where they differ.
 *
 * @module @cartonnage/sdk/rules/compare
 */
export { isCompared, maximumCompared, readCompared, toggleCompared, writeCompared } from './compared'
export { findBest, isDifferent } from './differences'
