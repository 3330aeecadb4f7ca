/** Kinds of objects that are kept; system and body are made of the settings. */
export const objectTypes = [
  'organization',
  'person',
  'membership',
  'meeting',
  'agendaitem',
  'consultation',
  'paper',
  'file',
  'location',
  'legislativeterm',
] as const

/** A kind of object, as its address is called. */
export type ObjectType = (typeof objectTypes)[number]

/** Names of the kinds in the specification of OParl. */
export const typeNames: Readonly<Record<ObjectType, string>> = {
  organization: 'Organization',
  person: 'Person',
  membership: 'Membership',
  meeting: 'Meeting',
  agendaitem: 'AgendaItem',
  consultation: 'Consultation',
  paper: 'Paper',
  file: 'File',
  location: 'Location',
  legislativeterm: 'LegislativeTerm',
}

type Properties = Readonly<Partial<Record<ObjectType, readonly string[]>>>

/** Properties that hold other objects whole; stored are their ids. */
export const embedding: Properties = {
  person: ['membership'],
  meeting: ['location', 'invitation', 'resultsProtocol', 'agendaItem'],
  paper: ['auxiliaryFile', 'consultation'],
}

/** Properties that name other objects or lists by their addresses; stored are the ends of these. */
export const naming: Properties = {
  organization: ['body', 'membership', 'meeting', 'consultation'],
  person: ['body'],
  membership: ['person', 'organization'],
  meeting: ['organization', 'participant'],
  agendaitem: ['meeting', 'consultation'],
  consultation: ['paper', 'agendaItem', 'meeting', 'organization'],
  paper: ['body'],
  file: ['meeting', 'paper'],
  location: ['meetings'],
}
