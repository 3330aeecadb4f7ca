import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import { type LoginArea, login, loginAnswers, loginPaths, newPassword } from './logins.ts'
import { sessionHeaders } from './sessions.ts'

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
const refused = {
  '401': { description: 'Not logged in; whatever was wrong, there is no body.' },
  '429': { description: 'Too many tries; again after `Retry-After` seconds. No body.' },
}

function pathsOf(basePath: string, area: LoginArea): ZodOpenApiPathsObject {
  const { login: begin, logout, password } = loginPaths[area]
  const requestParams = { header: z.object({ [sessionHeaders[area]]: z.string() }) }
  const post = (operationId: string, summary: string) => ({
    operationId,
    summary,
    description: 'Spec 5, 7',
  })
  const given = { '200': { description: 'The answer.', ...json(loginAnswers[area]) }, ...refused }
  return {
    [basePath + begin]: {
      post: {
        ...post(`login/${area}`, `Begins a session: ${area}`),
        requestBody: { required: true, ...json(login) },
        responses: given,
      },
    },
    [basePath + logout]: {
      post: {
        ...post(`logout/${area}`, `Ends the session whose token is sent: ${area}`),
        requestParams,
        responses: { '200': { description: 'There is no such session any more.' } },
      },
    },
    [basePath + password]: {
      post: {
        ...post(`passwort/${area}`, `Changes one’s password and ends all other sessions: ${area}`),
        requestParams,
        requestBody: { required: true, ...json(newPassword) },
        responses: given,
      },
    },
  }
}

/** The calls with which sessions begin and end. */
export const loginCalls = (basePath: string): ZodOpenApiPathsObject => ({
  ...pathsOf(basePath, 'intranet'),
  ...pathsOf(basePath, 'rat'),
})
