import { registerHooks } from 'node:module'

/**
 * Payload keeps what it worked out of each configuration in a `Map` for the life of a process. A
 * site has one configuration; a process of the tests builds one a file, 20 MB each. Here it is kept
 * as long as its configuration is, so that no file pays for the memory of those before it.
 */
const kept = 'const flattenedFieldsCache = new Map()'

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith('/payload/dist/utilities/flattenAllFields.js')) return loaded
    const { source: read = '' } = loaded
    const source = typeof read === 'string' ? read : new TextDecoder().decode(read)
    if (!source.includes(kept)) throw new Error(`Payload no longer has «${kept}»`)
    return { ...loaded, source: source.replace(kept, kept.replace('Map', 'WeakMap')) }
  },
})
