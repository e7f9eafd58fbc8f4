// Names say what a newcomer guesses right: the field's word instead of one of our own.

/**
 * Words that names do not have, and what the field says instead: anywhere in a name, as its first word, or as its last
 * one.
 */
export const plainWords = {
  any: new Map([
    ['answer', 'response'],
    ['answers', 'responses'],
    ['answered', 'responded'],
    ['answering', 'responding'],
    ['meant', 'intended or enqueued'],
    ['unwritten', 'writeFailed'],
    ['asked', 'requested'],
    ['wanted', 'requested'],
    ['wished', 'requested'],
    ['told', 'reported'],
    ['further', 'extra'],
    ['facts', 'attributes or details'],
    ['present', 'current'],
    ['asleep', 'dormant'],
    ['alive', 'hydrated'],
    ['wake', 'hydrate'],
    ['article', 'product'],
    ['articles', 'products'],
    ['twin', 'sandbox'],
    ['steerable', 'adminEnabled'],
    ['quietly', 'reportAndContinue'],
    ['verdict', 'outcome'],
    ['verdicts', 'outcomes'],
    ['judge', 'check, decide or resolve'],
    ['judged', 'checked or decided'],
    ['judgement', 'outcome'],
    ['tell', 'report'],
    ['tells', 'reports'],
    ['telling', 'reporting'],
    ['hear', 'receive'],
    ['hears', 'receives'],
    ['heard', 'received'],
    ['looked', 'read or checked'],
    ['looking', 'reading or checking'],
    ['looks', 'reads or attempts'],
    ['shown', 'visible, current or displayed'],
    ['patience', 'timeoutMs'],
    ['halves', 'parts'],
    ['knowing', 'afterSession'],
    ['wish', 'request'],
    ['wishes', 'requests'],
    ['means', 'is or refersTo'],
  ]),
  first: new Map([['known', 'existing, saved or supported']]),
  last: new Map([
    ['place', 'index or location'],
    ['places', 'indexes or locations'],
  ]),
}

/** Names that others gave: the platform, the law, Node.js, the error codes. */
const exceptions = new Set([
  'isPresent',
  // Stored in browsers under this name.
  'lookedAt',
  'keepAlive',
  'keepAliveTimeout',
  'readyToPlace',
  'requireCheckoutToPlace',
])

/** @param {string} name */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]+/)
    .filter((word) => word !== '')

/**
 * The first word of a name that has a plainer one.
 * @param {string} name
 * @returns {{ word: string, instead: string } | undefined}
 */
export const findWord = (name) => {
  if (exceptions.has(name) || /^[A-Z0-9_]+$/.test(name)) return undefined
  const words = wordsOf(name)
  const { any, first, last } = plainWords
  const [start = '', end = ''] = [words[0], words.at(-1)]
  /** @type {readonly (readonly [string, string | undefined])[]} */
  const candidates = [
    ...words.map((word) => /** @type {const} */ ([word, any.get(word)])),
    [start, first.get(start)],
    // A verb may be called `place`: placing an order is what the platform calls it.
    [end, words.length > 1 || end === 'places' ? last.get(end) : undefined],
  ]
  for (const [word, instead] of candidates) if (instead !== undefined) return { word, instead }
  return undefined
}

/** The names that a pattern declares. @param {any} pattern @returns {readonly any[]} */
const namesIn = (pattern) => {
  if (!pattern) return []
  if (pattern.type === 'Identifier') return [pattern]
  if (pattern.type === 'AssignmentPattern') return namesIn(pattern.left)
  if (pattern.type === 'RestElement') return namesIn(pattern.argument)
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn)
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((/** @type {any} */ one) => namesIn(one.value ?? one.argument))
  return []
}

/** @type {import('eslint').Rule.RuleModule} */
const identifiers = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { plain: "'{{name}}' has the word '{{word}}': say {{instead}}." },
  },
  create: (context) => {
    const check = (/** @type {any} */ node) => {
      if (node?.type !== 'Identifier') return
      const found = findWord(node.name)
      if (found) context.report({ node, messageId: 'plain', data: { name: node.name, ...found } })
    }
    const checkId = (/** @type {any} */ { id }) => namesIn(id).forEach(check)
    const checkFunction = (/** @type {any} */ { id, params }) =>
      [id, ...params].flatMap(namesIn).forEach(check)
    const checkKey = (/** @type {any} */ { key, computed }) => (computed ? undefined : check(key))
    return {
      VariableDeclarator: checkId,
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      ClassDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
    }
  },
}

/** For the configuration of ESLint. */
export const plainWordsPlugin = { rules: { identifiers } }
