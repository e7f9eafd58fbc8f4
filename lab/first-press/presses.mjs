import { isCountVisible, isEntered, isVisible } from './watch.mjs'

/**
 * Something that a visitor presses first on a page.
 * @typedef {object} Press
 * @property {string} name
 * @property {'home' | 'category'} page
 * @property {string} target selector of what is pressed
 * @property {string} [key] pressed afterwards
 * @property {true} [isWide] by mouse in a wide window; others by finger on a phone
 * @property {Effect} effect
 */

/**
 * What a visitor sees of a press; `check` runs in the page and gets the text.
 * @typedef {{ readonly check: (text: string) => boolean, readonly text: string }} Effect
 */

/** The addition of a product is kept until the page is hydrated. */
export const addition = 'add to cart'

/** @type {readonly Press[]} */
export const presses = [
  {
    name: 'menu',
    page: 'home',
    target: 'header details:has(> nav[data-menu]) > summary',
    effect: { check: isVisible, text: 'header details[open] > nav[data-menu]' },
  },
  {
    name: 'wide menu',
    page: 'home',
    isWide: true,
    target: 'nav[data-menu] li > details > summary',
    effect: { check: isVisible, text: 'nav[data-menu] li > details[open] li li a' },
  },
  {
    name: 'Box Finder',
    page: 'home',
    target: 'header [data-box-finder] > summary',
    effect: { check: isVisible, text: 'header [data-box-finder][open] input' },
  },
  {
    name: 'search field',
    page: 'home',
    target: '#search-term',
    key: 'k',
    effect: { check: isEntered, text: 'k' },
  },
  {
    name: addition,
    page: 'category',
    target: 'main tr form[action*="/product/"] button:not([type="button"])',
    effect: { check: isCountVisible, text: '1' },
  },
]
