import type { Subject } from '../subject.ts'
import { contents } from './inhalte/index.ts'

export { personalDataEndpoints } from './endpoints/index.ts'

/** What is kept about a person, wherever that is: found, handed out and deleted (Art. 15, 17 GDPR). */
export const personendaten = { personalData: [contents] } satisfies Subject
