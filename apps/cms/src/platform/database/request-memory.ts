import type { PayloadRequest } from 'payload'

/** Something that hooks of one request tell each other. */
export type RequestMemory<Value> = {
  get(req: PayloadRequest): Value | undefined
  set(req: PayloadRequest, value: Value): void
  forget(req: PayloadRequest): void
}

/**
 * A place that all hooks of one request share. Payload copies `req.context` whenever a hook asks
 * it something and hands on proxies of `req`, so neither of them can be the key; what lies in the
 * context is carried along.
 */
export function requestMemory<Value>(name: string): RequestMemory<Value> {
  const values = new WeakMap<object, Value>()
  const tokenOf = (req: PayloadRequest): object | null => {
    const token = req.context[name]
    return typeof token === 'object' ? token : null
  }
  return {
    get: (req) => {
      const token = tokenOf(req)
      return token ? values.get(token) : undefined
    },
    set: (req, value) => {
      const token = {}
      req.context[name] = token
      values.set(token, value)
    },
    forget: (req) => {
      delete req.context[name]
    },
  }
}
