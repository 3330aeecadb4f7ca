import type { HttpBindings } from '@hono/node-server'

/** Bindings of Node below Hono. */
export type Env = { Bindings: HttpBindings }
