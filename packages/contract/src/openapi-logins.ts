import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import {
  forgottenPassword,
  type LoginArea,
  login,
  loginAnswers,
  loginPaths,
  newPassword,
  renewedPassword,
  unfinishedLogin,
} from './logins.ts'
import { directoryCalls } from './openapi-directory.ts'
import { factorPaths } from './openapi-second-factor.ts'
import { sessionHeaders } from './sessions.ts'

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
const refused = {
  '401': { description: 'Not logged in; whatever was wrong, there is no body.' },
  '429': { description: 'Too many tries; again after `Retry-After` seconds. No body.' },
}
const unfinished = {
  description: 'The password is right; a step is left.',
  ...json(unfinishedLogin),
}

function pathsOf(basePath: string, area: LoginArea): ZodOpenApiPathsObject {
  const { login: begin, logout, password, forgotten, renew } = loginPaths[area]
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
        responses: { ...given, '202': unfinished },
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
    [basePath + forgotten]: {
      post: {
        ...post(`passwort-vergessen/${area}`, `Mails a link for a new password: ${area}`),
        requestBody: { required: true, ...json(forgottenPassword) },
        responses: { '200': { description: 'Whoever it is, and whether there is an account.' } },
      },
    },
    [basePath + renew]: {
      post: {
        ...post(`passwort-neu/${area}`, `Sets a password with a link that came by mail: ${area}`),
        requestBody: { required: true, ...json(renewedPassword) },
        responses: {
          '200': { description: 'The password is set; every session has ended.' },
          '400': { description: 'The password is too weak.' },
          '404': { description: 'The link is used, too old, or none of ours.' },
        },
      },
    },
  }
}

/** The calls with which sessions begin and end. */
export const loginCalls = (basePath: string): ZodOpenApiPathsObject => ({
  ...pathsOf(basePath, 'intranet'),
  ...factorPaths(basePath, 'intranet'),
  ...pathsOf(basePath, 'rat'),
  ...factorPaths(basePath, 'rat'),
  ...directoryCalls(basePath),
})
