/** The shape of a source text table with any text as value: `const texts: Widen<typeof source>`. */
export type Widen<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Widen<Texts[Key]>
}

/** Some of the texts, for a language that differs from another in a few places (de-CH from de). */
export type Overrides<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Overrides<Texts[Key]>
}
