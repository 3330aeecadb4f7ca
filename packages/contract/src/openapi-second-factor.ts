import { z } from 'zod'
import type { ZodOpenApiPathsObject } from 'zod-openapi'
import {
  factorCode,
  factorProof,
  type LoginArea,
  loginAnswers,
  loginCode,
  loginPaths,
  newFactor,
  recoveryCodes,
} from './logins.ts'
import { sessionHeaders } from './sessions.ts'

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } })
const ownCode = factorCode.pick({ code: true })
const refused = {
  '400': { description: 'What proves it is wrong; `fields` says what.' },
  '401': { description: 'Nobody is logged in, or the login was begun too long ago. No body.' },
  '429': { description: 'Too many tries; again after `Retry-After` seconds. No body.' },
}

/** The calls about the second factor of a login; `vorgang` stands for a session where there is none yet. */
export function factorPaths(basePath: string, area: LoginArea): ZodOpenApiPathsObject {
  const paths = loginPaths[area]
  const header = z.object({ [sessionHeaders[area]]: z.string() })
  const post = (name: string, summary: string, body: z.ZodType, answer: z.ZodType | null) => ({
    post: {
      operationId: `${name}/${area}`,
      summary: `${summary}: ${area}`,
      description: 'Spec 5, 7',
      requestBody: { required: true, ...json(body) },
      responses: {
        '200': { description: 'It is done.', ...(answer === null ? {} : json(answer)) },
        ...refused,
      },
    },
  })
  const own = (call: ReturnType<typeof post>) => ({
    post: { ...call.post, requestParams: { header } },
  })
  const optional = (call: ReturnType<typeof post>) => ({
    post: { ...call.post, requestParams: { header: header.partial() } },
  })
  const confirmed = recoveryCodes.extend({ anmeldung: loginAnswers[area].nullable() })
  return {
    [basePath + paths.code]: post('code', 'Ends a login', loginCode, loginAnswers[area]),
    [basePath + paths.beginFactor]: optional(
      post('zweitfaktor-einrichten', 'Begins to set up a second factor', factorProof, newFactor),
    ),
    [basePath + paths.confirmFactor]: optional(
      post('zweitfaktor-bestaetigen', 'Ends setting it up', factorCode, confirmed),
    ),
    [basePath + paths.renewCodes]: own(
      post('zweitfaktor-codes', 'Makes new recovery codes', ownCode, recoveryCodes),
    ),
    [basePath + paths.removeFactor]: own(
      post('zweitfaktor-aus', 'Takes the second factor away', ownCode, null),
    ),
  }
}
