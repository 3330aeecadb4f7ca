import { z } from 'zod'
import { errorBody } from './errors.ts'
import {
  absendung,
  anfragenPath,
  anfragePath,
  eingang,
  type FormName,
  formNames,
  forms,
  honeypot,
} from './forms/index.ts'

/** An answer that says what went wrong. */
export function failure(description: string) {
  return { description, content: { 'application/json': { schema: errorBody } } }
}

/** The call that takes a form: the one thing that the website writes (spec 3, 4). */
function operationOf(name: FormName) {
  const fields = forms[name]('2000-01-01').shape
  const schema = z.object({ ...fields, ...absendung.shape, [honeypot]: z.literal('').optional() })
  return {
    operationId: `anfragen/${name}`,
    summary: `Takes a request: ${name}`,
    description: `Spec 4, 7. Browsers send it to \`${anfragePath(name)}\` of the website.`,
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '200': {
        description: 'It is kept, and the letters about it with it.',
        content: { 'application/json': { schema: eingang } },
      },
      '400': failure('Fields are wrong; `fields` says which, each with a word of the list.'),
      '403': failure('A browser called; only the website may.'),
      '413': failure('The form is too large.'),
      '415': failure('The body is not JSON.'),
      '429': failure('Too many requests of one sender; again after `Retry-After` seconds.'),
      '503': failure('The database is away; try again after `Retry-After` seconds.'),
    },
  }
}

/** A call for every form. */
export function formPaths(basePath: string) {
  return Object.fromEntries(
    formNames.map((name) => [`${basePath}${anfragenPath}/${name}`, { post: operationOf(name) }]),
  )
}
