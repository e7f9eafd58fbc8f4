import { Linter } from 'eslint'
import { describe, expect, it } from 'vitest'
import { findWord, plainWordsPlugin } from './plain-words.mjs'

describe('findWord', () => {
  it.each([
    ['readAnswer', 'answer'],
    ['AnswerCache', 'answer'],
    ['told', 'told'],
    ['knownCountryCode', 'known'],
    ['MenuPlace', 'place'],
    ['productFacts', 'facts'],
  ])('finds in %s the word %s', (name, word) => {
    expect(findWord(name)?.word).toBe(word)
  })

  it.each(['response', 'isKnown', 'placeOrder', 'place', 'UNEXPECTED_ANSWER', 'representation', 'keepAlive'])(
    'finds nothing in %s',
    (name) => {
      expect(findWord(name)).toBeUndefined()
    },
  )
})

describe('the rule', () => {
  const lint = (code: string) =>
    new Linter()
      .verify(code, { plugins: { words: plainWordsPlugin }, rules: { 'words/identifiers': 'error' } })
      .map(({ message }) => message)

  it('reports names where they are declared', () => {
    expect(lint('const { a: told, ...asked } = f; function g([wanted = 1]) {} (alive) => 1')).toEqual([
      "'told' has the word 'told': say reported.",
      "'asked' has the word 'asked': say requested.",
      "'wanted' has the word 'wanted': say requested.",
      "'alive' has the word 'alive': say hydrated.",
    ])
  })

  it('leaves alone what others call their things', () => {
    expect(lint('export const kept = f.answer.told({ asked: 1 })')).toEqual([])
  })
})
