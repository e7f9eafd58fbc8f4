import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** A member of a public type, wherever it is declared. */
export interface Member {
  /** `OrderDetail.items.productId`: its type and the way to it */
  name: string
  declarations: readonly ts.Declaration[]
  /** what an editor displays; empty without one */
  comment: string
}

const deepest = 8

/** @param entries files whose exports are public */
export const createReader = (entries: readonly string[], options: ts.CompilerOptions) => {
  const program = ts.createProgram(entries, options)
  const checker = program.getTypeChecker()

  const isOwn = (node: ts.Node) => !node.getSourceFile().fileName.includes('/node_modules/')

  /** A type that is described under its own name; one that takes others is described where it is used. */
  const nameOf = (type: ts.Type) => {
    const alias = type.aliasTypeArguments === undefined ? type.aliasSymbol : undefined
    const symbol = alias ?? (type.isClassOrInterface() ? type.symbol : undefined)
    const isNamed = symbol?.declarations?.some(isOwn) ?? false
    return isNamed ? symbol?.name : undefined
  }

  /**
   * The object types that a value of the type is made of: list entries, results of promises, kinds of a union.
   */
  const partsOf = (type: ts.Type, found: Set<ts.Type> = new Set()): Set<ts.Type> => {
    if (found.has(type)) return found
    if (type.isUnionOrIntersection()) for (const each of type.types) partsOf(each, found)
    if ((type.flags & ts.TypeFlags.Object) === 0) return found
    found.add(type)
    const isForeign = type.symbol?.declarations?.every((declaration) => !isOwn(declaration)) ?? false
    // Only references to types have arguments.
    const given = isForeign ? checker.getTypeArguments(type as ts.TypeReference) : []
    for (const each of given) partsOf(each, found)
    return found
  }

  const membersOf = (entry: string): readonly Member[] => {
    const members: Member[] = []
    const visited: Set<string> = new Set()

    const visit = (type: ts.Type, owner: string, depth: number) => {
      for (const part of partsOf(type)) {
        const own = nameOf(part)
        if (own !== undefined && visited.has(own)) continue
        if (own !== undefined) visited.add(own)
        visitMembers(part, own ?? owner, own === undefined ? depth : 0)
      }
    }

    const visitMembers = (type: ts.Type, owner: string, depth: number) => {
      if (depth > deepest) return
      for (const signature of type.getCallSignatures())
        visit(checker.getReturnTypeOfSignature(signature), `${owner}()`, depth + 1)
      for (const property of type.getProperties()) {
        const declarations = (property.declarations ?? []).filter(isOwn)
        if (declarations.length === 0) continue
        const name = `${owner}.${property.name}`
        const comment = ts.displayPartsToString(property.getDocumentationComment(checker)).trim()
        members.push({ name, declarations, comment })
        visit(checker.getTypeOfSymbol(property), name, depth + 1)
      }
    }

    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      if (symbol.flags & ts.SymbolFlags.Type) visit(checker.getDeclaredTypeOfSymbol(symbol), symbol.name, 0)
    }
    return members
  }

  return { membersOf }
}

interface Manifest {
  exports: Record<string, Record<string, string>>
}

/** The files of a package's public entries: its sources, or what is built. */
export const typeEntries = (folder: string, kind: 'sources' | 'built') => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  const condition = kind === 'built' ? 'types' : '@cartonnage/source'
  return Object.values(manifest.exports)
    .map((conditions) => conditions[condition])
    .flatMap((path) => (path === undefined ? [] : globSync(path, { cwd: folder })))
    .map((path) => join(folder, path))
}

/** The compiler's options of a package, for its sources or for what partners get. */
export const readOptions = (folder: string, kind: 'sources' | 'built') => {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, folder)
  return kind === 'built' ? { ...options, customConditions: [] } : options
}
