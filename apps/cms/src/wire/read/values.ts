/** Values of a statement that is put together of parts: each is added once and named by its place. */
export class Values {
  readonly all: unknown[] = []

  /** Number of values so far: the place of the last one. */
  get count(): number {
    return this.all.length
  }

  /** Adds a value and gives its place in the statement: `$3`. */
  add(value: unknown): string {
    this.all.push(value)
    return `$${this.all.length}`
  }
}
