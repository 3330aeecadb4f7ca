import type { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import {
  directoryBegun,
  directoryEntered,
  directoryPaths,
  directoryReturn,
  directoryStart,
} from './logins.ts'

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })

/** The calls of a login with an account of the town hall's directory; 404 where there is none. */
export function directoryCalls(basePath: string): ZodOpenApiPathsObject {
  const post = (name: string, summary: string, body: z.ZodType, answer: z.ZodType) => ({
    post: {
      operationId: `rathauskonto-${name}`,
      summary,
      description: 'Decision 0065',
      requestBody: { required: true, ...json(body) },
      responses: {
        '200': { description: 'The answer.', ...json(answer) },
        '400': { description: 'Nobody is logged in; `fields.rathauskonto` says why.' },
        '404': { description: 'There is no such login here.' },
        '503': { description: 'The directory is away.' },
      },
    },
  })
  return {
    [basePath + directoryPaths.begin]: post(
      'beginn',
      'Begins a login with an account of the directory',
      directoryStart,
      directoryBegun,
    ),
    [basePath + directoryPaths.end]: post(
      'ende',
      'Ends it with what the directory has sent back',
      directoryReturn,
      directoryEntered,
    ),
  }
}
