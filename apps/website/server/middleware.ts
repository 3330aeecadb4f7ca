import type { IncomingMessage, ServerResponse } from 'node:http'

/** Something that may take a request before the pages do: Vite in development. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void
