import { z } from 'zod'

// What OParl 1.1 says of each type, written from the tables of its specification (chapter 3). The
// published schema files are under CC BY-SA 4.0 and are not copied here.

const time = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)
const url = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const list = <Item extends z.ZodType>(item: Item) => z.array(item)

const urls = list(url).min(1).optional()
const texts = list(text).min(1).optional()
const some = {
  text: text.optional(),
  url: url.optional(),
  day: day.optional(),
  time: time.optional(),
}

const namespace = 'https://schema.oparl.org/1.1/'

function object<Shape extends z.ZodRawShape>(name: string, shape: Shape) {
  return z.strictObject({
    id: url,
    type: z.literal(`${namespace}${name}`),
    created: time,
    modified: time,
    web: some.url,
    license: some.url,
    keyword: texts,
    ...shape,
  })
}

const file = object('File', {
  name: some.text,
  fileName: some.text,
  mimeType: some.text,
  date: some.day,
  size: z.int().optional(),
  accessUrl: url,
  downloadUrl: some.url,
  meeting: urls,
  agendaItem: urls,
  paper: urls,
})

const location = object('Location', {
  description: some.text,
  streetAddress: some.text,
  room: some.text,
  postalCode: some.text,
  locality: some.text,
  meetings: urls,
})

const membership = object('Membership', {
  person: some.url,
  organization: some.url,
  role: some.text,
  votingRight: z.boolean().optional(),
  startDate: some.day,
  endDate: some.day,
  onBehalfOf: some.url,
})

const agendaItem = object('AgendaItem', {
  meeting: some.url,
  number: some.text,
  order: z.int(),
  name: some.text,
  public: z.boolean().optional(),
  consultation: some.url,
  result: some.text,
  resolutionText: some.text,
  resolutionFile: file.optional(),
  auxiliaryFile: list(file).min(1).optional(),
})

const consultation = object('Consultation', {
  paper: some.url,
  agendaItem: some.url,
  meeting: some.url,
  organization: urls,
  authoritative: z.boolean().optional(),
  role: some.text,
})

const legislativeTerm = object('LegislativeTerm', {
  body: some.url,
  name: some.text,
  startDate: some.day,
  endDate: some.day,
})

const shared = { contactEmail: some.text, contactName: some.text, website: some.url }

const types = {
  System: object('System', {
    oparlVersion: z.literal(namespace),
    body: url,
    name: some.text,
    vendor: some.url,
    product: some.url,
    ...shared,
  }),
  Body: object('Body', {
    system: some.url,
    shortName: some.text,
    name: text,
    organization: url,
    person: url,
    meeting: url,
    paper: url,
    legislativeTerm: list(legislativeTerm),
    agendaItem: url,
    consultation: url,
    file: url,
    locationList: url,
    legislativeTermList: url,
    membership: url,
    ...shared,
  }),
  LegislativeTerm: legislativeTerm,
  Organization: object('Organization', {
    body: some.url,
    name: some.text,
    shortName: some.text,
    membership: urls,
    meeting: some.url,
    consultation: some.url,
    organizationType: z
      .enum(['Gremium', 'Partei', 'Fraktion', 'Verwaltungsbereich', 'Institution', 'Sonstiges'])
      .optional(),
    classification: some.text,
  }),
  Person: object('Person', {
    body: some.url,
    name: some.text,
    familyName: some.text,
    givenName: some.text,
    phone: texts,
    email: texts,
    membership: list(membership).min(1).optional(),
  }),
  Membership: membership,
  Meeting: object('Meeting', {
    name: some.text,
    meetingState: z.enum(['terminiert', 'eingeladen', 'durchgeführt']).optional(),
    cancelled: z.boolean().optional(),
    start: some.time,
    end: some.time,
    location: location.optional(),
    organization: urls,
    participant: urls,
    invitation: file.optional(),
    resultsProtocol: file.optional(),
    auxiliaryFile: list(file).min(1).optional(),
    agendaItem: list(agendaItem).min(1).optional(),
  }),
  AgendaItem: agendaItem,
  Paper: object('Paper', {
    body: some.url,
    name: some.text,
    reference: some.text,
    date: some.day,
    paperType: some.text,
    mainFile: file.optional(),
    auxiliaryFile: list(file).min(1).optional(),
    consultation: list(consultation).min(1).optional(),
  }),
  Consultation: consultation,
  File: file,
  Location: location,
} as const

/** What is left of an object that is deleted. */
const deleted = z.strictObject({
  id: url,
  type: z.string().startsWith(namespace),
  created: time,
  modified: time,
  deleted: z.literal(true),
})

const head = z.looseObject({ id: z.string(), type: z.string(), deleted: z.boolean().optional() })

/** An object of OParl, whatever its type. */
export type OparlObject = z.output<typeof head>

const isType = (name: string): name is keyof typeof types => Object.hasOwn(types, name)

/** An object, once it is as its type asks; throws when it is not. */
export function parseObject(value: unknown): OparlObject {
  const { type, deleted: isDeleted } = head.parse(value)
  const name = type.slice(namespace.length)
  if (!isType(name)) throw new Error(`There is no type ${type}.`)
  const { error } = (isDeleted === true ? deleted : types[name]).safeParse(value)
  if (error) throw new Error(`${JSON.stringify(value)}: ${z.prettifyError(error)}`)
  return head.parse(value)
}

const page = z.strictObject({
  data: z.array(z.unknown()),
  pagination: z.strictObject({
    totalElements: z.int(),
    elementsPerPage: z.int().max(100),
    currentPage: z.int().min(1),
    totalPages: z.int().min(1),
  }),
  links: z.strictObject({
    first: url,
    prev: some.url,
    self: url,
    next: some.url,
    last: url,
  }),
})

/** A page of a list with valid objects; throws when anything in it is not as it should be. */
export function parsePage(value: unknown) {
  const { data, ...rest } = page.parse(value)
  return { ...rest, data: data.map(parseObject) }
}
