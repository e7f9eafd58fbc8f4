/** The keys of a source text table with any text as values: `const texts: Widen<typeof source>`. */
export type Widen<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widen<Texts[Key]>
}

/** Some of the keys, for a language that overrides a few texts of another (de-CH of de). */
export type Overrides<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Overrides<Texts[Key]>
}
