declare module 'jsdom' {
  /** What we use of jsdom, which brings no types: HTML, read as a browser reads it. */
  export class JSDOM {
    constructor(html: string, options: { url?: string; contentType?: string })
    readonly window: { readonly document: Document }
  }
}
