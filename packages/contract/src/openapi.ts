import { z } from 'zod'
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { callAddress, callNames, calls } from './calls/index.ts'
import { change, changeFeedPath, changeVersion, changeVersionPath } from './changes.ts'
import { documentPath, meetingPapersPath } from './documents.ts'
import { rubrikUrl } from './entities/intranet.ts'
import { type FileName, fileNames, files } from './files/index.ts'
import { lane, laneHeader } from './lane.ts'
import { entities } from './openapi-entities.ts'
import { failure, formPaths } from './openapi-forms.ts'
import { loginCalls } from './openapi-logins.ts'
import { nummer } from './primitives.ts'
import { sessionHeaders } from './sessions.ts'
import { templateNames, templates } from './templates/index.ts'

const basePath = '/api/cms'

const templateOptions = Object.fromEntries(
  templateNames.map((name) => [`template.${name}.options`, templates[name].options]),
)

const failures: ZodOpenApiResponsesObject = {
  '400': failure('A parameter has a wrong value; `fields` names it.'),
  '404': failure('There is nothing under this address.'),
  '414': failure('The query is too long.'),
  '503': failure(
    'Try again after `Retry-After` seconds: the database is away (`unavailable`), or background work has to wait for visitors (`later`), which is no failure.',
  ),
}

const headers = z.object({
  ETag: z.string().meta({ description: 'Strong; send it back as `If-None-Match`.' }),
  'Cache-Tags': z.string().meta({ description: 'Comma-separated: `veranstaltungen:12,medien:4`.' }),
})

function success(schema: z.ZodType): ZodOpenApiResponsesObject {
  return {
    '200': { description: 'The answer.', headers, content: { 'application/json': { schema } } },
    '304': { description: 'Not changed since the answer with this `ETag`.' },
  }
}

const withoutSession: ZodOpenApiResponsesObject = {
  '401': failure('There is no such session.'),
  '403': failure('The password of this session was set by somebody else and has to be changed.'),
}

function pathOf(name: string): { path?: z.ZodObject } {
  if (name.includes('{id}')) return { path: z.object({ id: nummer }) }
  if (name.includes('{uuid}')) return { path: z.object({ uuid: z.uuid() }) }
  return name.endsWith('{url}') ? { path: z.object({ url: rubrikUrl }) } : {}
}

/** Headers of a request: its lane, and the token of the session that a call needs. */
function headerOf(zugang?: keyof typeof sessionHeaders): { header: z.ZodObject } {
  const token = zugang ? { [sessionHeaders[zugang]]: z.string() } : {}
  return { header: z.object({ [laneHeader]: lane.default('visitor'), ...token }) }
}

function operationOf(name: (typeof callNames)[number]): ZodOpenApiOperationObject {
  const { params, answer, summary, spec, zugang } = calls[name]
  return {
    operationId: name,
    summary,
    description: `Spec ${spec}`,
    requestParams: { query: params, ...pathOf(name), ...headerOf(zugang) },
    responses: { ...success(answer), ...failures, ...(zugang ? withoutSession : {}) },
  }
}

function fileOperationOf(name: FileName): ZodOpenApiOperationObject {
  const { params, type, summary, spec } = files[name]
  const [mediaType = type] = type.split(';')
  const schema = z.string().meta({ format: 'binary' })
  return {
    operationId: name,
    summary,
    description: `Spec ${spec}`,
    requestParams: { query: params, ...pathOf(name), ...headerOf() },
    responses: {
      '200': { description: 'The file.', headers, content: { [mediaType]: { schema } } },
      '304': { description: 'Not changed since the answer with this `ETag`.' },
      ...failures,
    },
  }
}

const feed: ZodOpenApiPathsObject = {
  [basePath + changeFeedPath]: {
    get: {
      operationId: 'aenderungen',
      summary: 'Change feed: server-sent events `hello`, `change` and `reset`',
      requestParams: { header: z.object({ 'Last-Event-ID': z.string().optional() }) },
      responses: {
        '200': {
          description: 'Each `change` event carries a change as its data.',
          content: { 'text/event-stream': { schema: change } },
        },
      },
    },
  },
  [basePath + changeVersionPath]: {
    get: {
      operationId: 'aenderungen/stand',
      summary: 'Number of the newest change',
      responses: success(changeVersion),
    },
  },
}

const documents: ZodOpenApiPathsObject = {
  [basePath + documentPath]: {
    get: {
      operationId: 'dokumente/{id}',
      summary: 'A file of council or intranet, for whoever the answers that name it are for',
      requestParams: {
        path: z.object({ id: nummer }),
        header: z.object({
          [sessionHeaders.rat]: z.string().optional(),
          [sessionHeaders.intranet]: z.string().optional(),
        }),
      },
      responses: {
        '200': {
          description: 'The file; no store keeps it.',
          content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
        },
        '404': failure('There is nothing under this address, or not for who asks.'),
      },
    },
  },
  [basePath + meetingPapersPath]: {
    get: {
      operationId: 'sitzungen/{id}/unterlagen',
      summary: 'All that the member who asks may read of a meeting, as one PDF',
      requestParams: {
        path: z.object({ id: nummer }),
        header: z.object({ [sessionHeaders.rat]: z.string() }),
      },
      responses: {
        '200': {
          description: 'The file; no store keeps it.',
          content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
        },
        '202': { description: 'The file is being made; ask again in a few seconds.' },
        '404': failure('There is no such meeting, or not for who asks.'),
        '503': failure('The file could not be made.'),
      },
    },
  },
}

function createFromRegistry() {
  const paths = callNames.map((name) => [callAddress(name), { get: operationOf(name) }] as const)
  const filePaths = fileNames.map(
    (name) => [`${basePath}/${name}`, { get: fileOperationOf(name) }] as const,
  )
  return createDocument({
    openapi: '3.1.1',
    info: {
      title: 'Kurstadt content API',
      version: '1',
      description: 'Internal: the website reads it; it is not reachable from the internet.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths: {
      ...Object.fromEntries(paths),
      ...Object.fromEntries(filePaths),
      ...formPaths(basePath),
      ...loginCalls(basePath),
      ...documents,
      ...feed,
    },
    components: { schemas: { ...entities, ...templateOptions } },
  })
}

/**
 * The content API as an OpenAPI document, made from the call registry (page model, section 1): the
 * bytes of `openapi.json`. The library writes a component twice, as `bild` and `bildOutput`; all of
 * ours are answers, so the second takes the place of the first.
 */
export function openApiJson(): string {
  const document = createFromRegistry()
  const schemas = { ...document.components?.schemas }
  for (const [name, schema] of Object.entries(schemas)) {
    if (!name.endsWith('Output')) continue
    schemas[name.slice(0, -'Output'.length)] = schema
    delete schemas[name]
  }
  const answers = { ...document, components: { ...document.components, schemas } }
  const json = JSON.stringify(answers, null, 2)
  return `${json.replaceAll(/(#\/components\/schemas\/\w+?)Output"/g, '$1"')}\n`
}
