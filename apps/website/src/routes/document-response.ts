/**
 * An answer that is a document. Its text is handed on as it is: as the body of a response it would be
 * made bytes, put into a stream and read from there again, for a reader in the same process.
 */
export class DocumentResponse extends Response {
  readonly #html: string

  constructor(html: string, init: ResponseInit) {
    super(null, init)
    this.#html = html
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html)
  }
}
